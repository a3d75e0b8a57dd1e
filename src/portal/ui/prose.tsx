import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** The look of running text, for whatever element holds it. */
export const proseClass = styles.prose

/** Running text that was compiled from Markdown. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={proseClass}>{children}</div>
}
