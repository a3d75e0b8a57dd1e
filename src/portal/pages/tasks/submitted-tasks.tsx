import { useId } from 'react'
import type { Receipt } from '../../storage/receipts.ts'
import { formatMoment } from '../../time/school-time.ts'
import type { ShownReceipt } from './handed-in.ts'
import styles from './mentor-tasks.module.css'
import { ReceiptView } from './receipt.tsx'

/** The receipts that this device keeps, newest first. Renders nothing if there are none. */
export function SubmittedTasks({ receipts }: { receipts: readonly Receipt[] }) {
  const titleId = useId()
  if (receipts.length === 0) return null
  return (
    <section className={`panel stack ${styles.receipts}`} aria-labelledby={titleId}>
      <h2 id={titleId}>Receipts</h2>
      <p className="quiet">Tasks submitted from this device. Logging out deletes this list.</p>
      <ClosedReceipts receipts={receipts} />
    </section>
  )
}

/** Receipts that open at a press. */
export function ClosedReceipts({ receipts }: { receipts: readonly ShownReceipt[] }) {
  return receipts.map((receipt) => (
    <details key={receipt.sentAt}>
      <summary>
        <strong>Task {receipt.submission.lessonNumber}</strong>{' '}
        <span className="quiet">{formatMoment(new Date(receipt.sentAt))}</span>
      </summary>
      <ReceiptView receipt={receipt} />
    </details>
  ))
}
