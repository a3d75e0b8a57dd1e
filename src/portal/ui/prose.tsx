import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** The class name of running text, for any element. */
export const proseClass = `stack ${styles.prose}`

/** Running text that was compiled from Markdown. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={proseClass}>{children}</div>
}
