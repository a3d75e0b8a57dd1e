import { useRef, useState } from 'react'
import { receipts } from '../storage/receipts.ts'
import { readDraftFields } from '../storage/draft-fields.ts'
import { savedIds } from '../storage/saved-ids.ts'
import { linesAsText, linesOf } from '../submission-lines.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import styles from '../ui/modal.module.css'
import { Modal } from '../ui/modal.tsx'

type LogoutQuestionProps = { onLogout: () => void; onClose: () => void }

/** Lists what Logout deletes from the device, so that the student can copy it. */
export function LogoutQuestion({ onLogout, onClose }: LogoutQuestionProps) {
  const [kept] = useState(readKept)
  const list = useRef<HTMLPreElement>(null)
  return (
    <Modal
      title="Logout?"
      description={`${inWords(kept)} on this device will be deleted.`}
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onLogout}>Logout</Button>
          <CopyButton what="list" source={list} />
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <pre ref={list} className={styles.list}>
        {asText(kept)}
      </pre>
    </Modal>
  )
}

type Kept = ReturnType<typeof readKept>

const readKept = () => ({
  receipts: receipts.get(),
  drafts: readDraftFields(),
  ids: savedIds.get(),
})

/** '2 receipts, 1 draft and 1 saved ID' */
function inWords({ receipts, drafts, ids }: Kept): string {
  const counts = [
    counted(receipts.length, 'receipt'),
    counted(drafts.length, 'draft'),
    counted(ids.length, 'saved ID'),
  ].filter((words) => words !== '')
  // Nothing is readable if another student owns the data.
  if (counts.length === 0) return 'Everything kept'
  return new Intl.ListFormat('en-GB').format(counts)
}

function counted(count: number, what: string): string {
  if (count === 0) return ''
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}

function asText({ receipts, drafts, ids }: Kept): string {
  return [
    ...receipts.map(({ submission, sentAt }) => {
      return linesAsText('Task Submitted', linesOf(submission, sentAt))
    }),
    ...drafts.map((fields) => linesAsText('Draft', linesOf(fields))),
    ...ids.map(({ label, kept }) => `${label}: ${kept}`),
  ].join('\n\n')
}
