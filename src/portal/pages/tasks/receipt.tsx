import { useRef } from 'react'
import { formatMoment } from '../../time/school-time.ts'
import type { Receipt } from '../../storage/receipts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import styles from './receipt.module.css'

/** What was sent and when, to look at, to copy and to share. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const shown = useRef<HTMLDivElement>(null)
  const lines = linesOf(receipt)
  const text = ['Task Submitted', ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n')
  return (
    <div className={styles.receipt}>
      <div className={styles.actions}>
        <CopyButton what="receipt" source={shown} text={text} />
        <ShareButton title="Task Submitted" text={text} />
      </div>
      <div ref={shown}>
        <FactList facts={lines.map(([label, value]) => ({ label, value, copy: false }))} />
      </div>
    </div>
  )
}

/** By the labels of the form. */
function linesOf({ submission, sentAt }: Receipt): readonly (readonly [string, string])[] {
  return [
    ['Submitted', formatMoment(new Date(sentAt))],
    ['Full Name', submission.fullName],
    ['Task Number', submission.lessonNumber],
    ['Lesson Number', submission.taskNumber],
    ['Student ID', submission.studentId],
    ['Documents Link', submission.documentLink],
    ['Video Link', submission.videoLink],
  ]
}
