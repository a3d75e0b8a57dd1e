import type { HandedIn } from './handed-in.ts'
import styles from './due-badge.module.css'

/** Mentions a receipt that does not prove that the task is handed in. */
export function ReceiptMention({ handedIn }: { handedIn: HandedIn }) {
  if (handedIn.kind === 'disputed') {
    return <p className={styles.facts}>You have a receipt, but the school has no submission.</p>
  }
  if (handedIn.kind === 'yes' || handedIn.mention === null) return null
  return <p className={styles.facts}>Receipt for task {handedIn.mention.submission.lessonNumber}</p>
}
