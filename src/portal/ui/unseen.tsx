import type { ReactNode } from 'react'
import styles from './unseen.module.css'

/** What a screen reader should hear and nobody needs to see. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>
}
