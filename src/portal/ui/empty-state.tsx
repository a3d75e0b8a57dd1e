import type { ReactNode } from 'react'
import { Motif } from './motif.tsx'
import styles from './motif.module.css'

type EmptyStateProps = {
  /** Says that the list is empty. */
  sentence: string
  /** Tells the student what to do or expect. */
  children?: ReactNode
}

/** Replaces an empty list and says why it is empty. */
export function EmptyState({ sentence, children }: EmptyStateProps) {
  return (
    <div className={`stack soft ${styles.empty}`}>
      <Motif />
      <p>{sentence}</p>
      {children}
    </div>
  )
}
