import { useRef } from 'react'
import { linkAddress } from '../../../contract/address.ts'
import { linesAsText, linesOf } from '../../submission-lines.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { NEW_TAB } from '../../ui/new-tab.ts'
import { ShareButton } from './share-button.tsx'
import type { ShownReceipt } from './handed-in.ts'
import styles from './receipt.module.css'

type ReceiptViewProps = { receipt: ShownReceipt; heading?: 'h2' | 'h3' }

/** A receipt to read, copy and share. */
export function ReceiptView({ receipt, heading: Heading = 'h3' }: ReceiptViewProps) {
  const list = useRef<HTMLDListElement>(null)
  const lines = linesOf(receipt.submission, receipt.sentAt)
  const text = linesAsText('Task Submitted', lines)
  return (
    <div className={styles.receipt}>
      <div className={`cluster ${styles.head}`}>
        <Heading>Receipt</Heading>
        <CopyButton what="receipt" source={list} text={text} />
        <ShareButton title="Task Submitted" text={text} />
      </div>
      <dl ref={list} className={styles.lines}>
        {lines.map(({ label, value, kind }) => (
          <div key={label} data-kind={kind}>
            <dt className="quiet">{label}</dt>
            <dd>{kind === 'link' ? <SentLink link={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function SentLink({ link }: { link: string }) {
  const address = linkAddress(link, location.origin)
  if (address === null) return link
  return (
    <a href={address} {...NEW_TAB}>
      {link}
    </a>
  )
}
