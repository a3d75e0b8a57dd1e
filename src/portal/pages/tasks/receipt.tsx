import { useId, useRef } from 'react'
import { linkAddress } from '../../../contract/address.ts'
import { formatMoment } from '../../time/school-time.ts'
import type { Receipt } from '../../storage/receipts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './receipt.module.css'

type ReceiptViewProps = { receipt: Receipt; heading?: 'h2' | 'h3' }

/** What was sent and when, to look at, to copy and to share. */
export function ReceiptView({ receipt, heading: Heading = 'h3' }: ReceiptViewProps) {
  const shown = useRef<HTMLDListElement>(null)
  const lines = linesOf(receipt)
  const text = ['Task Submitted', ...lines.map(({ label, value }) => `${label}: ${value}`)].join(
    '\n',
  )
  return (
    <div className={styles.receipt}>
      <div className={styles.head}>
        <Heading className={styles.title}>Receipt</Heading>
        <CopyButton what="receipt" source={shown} text={text} />
        <ShareButton title="Task Submitted" text={text} />
      </div>
      <dl ref={shown} className={styles.lines}>
        {lines.map(({ label, value, kind }) => (
          <div key={label} data-kind={kind}>
            <dt>{label}</dt>
            <dd>{kind === 'link' ? <SentLink link={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function SentLink({ link }: { link: string }) {
  const noteId = useId()
  const address = linkAddress(link, location.origin)
  if (address === null) return link
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer" aria-describedby={noteId}>
        {link}
      </a>
      <VisuallyHidden id={noteId}>Opens in a new tab</VisuallyHidden>
    </>
  )
}

type Line = {
  readonly label: string
  readonly value: string
  readonly kind: 'number' | 'time' | 'text' | 'id' | 'link'
}

/** By the labels of the form. */
function linesOf({ submission, sentAt }: Receipt): readonly Line[] {
  return [
    { label: 'Task Number', value: submission.lessonNumber, kind: 'number' },
    { label: 'Lesson Number', value: submission.taskNumber, kind: 'number' },
    { label: 'Submitted', value: formatMoment(new Date(sentAt)), kind: 'time' },
    { label: 'Full Name', value: submission.fullName, kind: 'text' },
    { label: 'Student ID', value: submission.studentId, kind: 'id' },
    { label: 'Documents Link', value: submission.documentLink, kind: 'link' },
    { label: 'Video Link', value: submission.videoLink, kind: 'link' },
  ]
}
