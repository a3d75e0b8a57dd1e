import type { TaskReceipt } from './receipt-of.ts'
import styles from './task-facts.module.css'

/** Says that there is a receipt which does not make the task count as handed in. Nothing elsewhere. */
export function ReceiptMention({ receipt }: { receipt: TaskReceipt | null }) {
  if (receipt === null || receipt.isHandedIn) return null
  return <p className={styles.facts}>Receipt for task {receipt.receipt.submission.lessonNumber}</p>
}
