import { useId } from 'react'
import { formatMoment } from '../../time/school-time.ts'
import type { Receipt } from '../../storage/receipts.ts'
import { panelClass } from '../../ui/panel.ts'
import { ReceiptView } from './receipt.tsx'
import styles from './submitted-tasks.module.css'

/** The receipts that this device keeps, newest first. Renders nothing if there are none. */
export function SubmittedTasks({ receipts }: { receipts: readonly Receipt[] }) {
  const titleId = useId()
  if (receipts.length === 0) return null
  return (
    <section className={panelClass(styles.panel)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Receipts
      </h2>
      <p className={styles.quiet}>
        Tasks submitted from this device. Logging out deletes this list.
      </p>
      {receipts.map((receipt) => (
        <details key={receipt.sentAt} className={styles.receipt}>
          <summary>
            <strong>Task {receipt.submission.lessonNumber}</strong>{' '}
            <span className={styles.quiet}>{formatMoment(new Date(receipt.sentAt))}</span>
          </summary>
          <ReceiptView receipt={receipt} />
        </details>
      ))}
    </section>
  )
}
