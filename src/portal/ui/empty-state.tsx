import type { ReactNode } from 'react'
import { Motif } from './motif.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** The sentence that says that there is nothing. */
  sentence: string
  /** What the student can do, or expect. */
  children?: ReactNode
}

/** Stands in place of an empty list, and says why it is empty. */
export function EmptyState({ sentence, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Motif />
      <p className={styles.sentence}>{sentence}</p>
      {children}
    </div>
  )
}
