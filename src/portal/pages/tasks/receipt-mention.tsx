import type { TaskReceipt } from './receipt-of.ts'
import styles from './due-badge.module.css'

/** Mentions a receipt that does not prove that the task is handed in. */
export function ReceiptMention({ receipt }: { receipt: TaskReceipt | null }) {
  if (receipt === null || receipt.isHandedIn) return null
  return <p className={styles.facts}>Receipt for task {receipt.receipt.submission.lessonNumber}</p>
}
