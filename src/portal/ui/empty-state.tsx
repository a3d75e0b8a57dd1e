import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  icon: ReactNode
  /** The sentence that says that there is nothing. */
  sentence: string
  /** What the student can do, or expect. */
  children?: ReactNode
}

/** Stands in place of an empty list, and says why it is empty. */
export function EmptyState({ icon, sentence, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.sentence}>{sentence}</p>
      {children}
    </div>
  )
}
