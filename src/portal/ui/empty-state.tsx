import type { ReactNode } from 'react'
import { Motif } from './motif.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** Says that the list is empty. */
  sentence: string
  /** Tells the student what to do or expect. */
  children?: ReactNode
}

/** Replaces an empty list and says why it is empty. */
export function EmptyState({ sentence, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Motif />
      <p className={styles.sentence}>{sentence}</p>
      {children}
    </div>
  )
}
