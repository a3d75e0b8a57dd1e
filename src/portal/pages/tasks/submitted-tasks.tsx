import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { formatMoment } from '../../time/school-time.ts'
import type { Receipt } from '../../storage/receipts.ts'
import { panelClass } from '../../ui/panel.ts'
import { ReceiptView } from './receipt.tsx'
import styles from './submitted-tasks.module.css'

type Receipts = { receipts: readonly Receipt[] }

/** The receipts that this device keeps, the newest first. Nothing where there are none. */
export function SubmittedTasks({ receipts }: Receipts) {
  const titleId = useId()
  if (receipts.length === 0) return null
  return (
    <section className={panelClass(styles.panel)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Submitted from this device
      </h2>
      <p className={styles.quiet}>
        This device’s own record of what it sent and the school’s site took. Tasks sent from another
        device are not in it. Logout removes it.
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

/** Marks a task of the list that was submitted from this device. */
export function SubmittedMark({ receipts, lessonNumber }: Receipts & { lessonNumber: string }) {
  const isSubmitted = receipts.some((one) => one.submission.lessonNumber === lessonNumber)
  if (!isSubmitted) return null
  return (
    <p className={styles.mark}>
      <CircleCheck aria-hidden="true" size="1em" />
      Submitted from this device
    </p>
  )
}
