import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  icon: ReactNode
  /** The sentence that says what there is not. */
  sentence: string
  /** What the student can do, or expect. */
  children?: ReactNode
}

/** A place where something would stand, and why nothing does. */
export function EmptyState({ icon, sentence, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.sentence}>{sentence}</p>
      {children}
    </div>
  )
}
