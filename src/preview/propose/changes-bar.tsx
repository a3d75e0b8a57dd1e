import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClass } from '../../portal/ui/button.tsx'
import { fetchQuery, proposalQuery } from '../ask.ts'
import { type Content } from '../exchange.ts'
import { PROPOSAL_PATH, type Proposal } from './exchange.ts'
import parts from '../parts.module.css'
import { ChangesDialog } from './changes-dialog.tsx'
import { UpdateDialog } from './update-dialog.tsx'

const BUTTON_ID = 'changes'
const UPDATE_ID = 'update'

/** Says what differs from the accepted version, leads to the proposals that wait, and opens the list. */
export function ChangesBar({ content }: { content: Content }) {
  const queries = useQueryClient()
  const { data: fetched, dataUpdatedAt: fetchedAt } = useQuery(fetchQuery)
  const { data: proposal } = useQuery(proposalQuery(content.version, fetchedAt))
  const [open, setOpen] = useState<'changes' | 'update' | null>(null)
  const compareAgain = () => queries.invalidateQueries({ queryKey: [PROPOSAL_PATH] })
  if (proposal === undefined) return null
  if (proposal.kind === 'refused') return <p className={parts.quiet}>{proposal.message}</p>
  const { differences, waiting, isOld } = proposal
  const dialog = { content, onChange: compareAgain, onClose: () => setOpen(null) }
  return (
    <div className={parts.row}>
      <p role="status" className={parts.quiet}>
        {statusOf(proposal)}
      </p>
      {waiting.map(({ branch, sentence, address }) => (
        <a
          key={branch}
          className={buttonClass('secondary')}
          href={address}
          title={sentence}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open the pull request{waiting.length > 1 && `: ${sentence}`}
        </a>
      ))}
      {differences.length > 0 && (
        <Button id={BUTTON_ID} variant="secondary" onClick={() => setOpen('changes')}>
          Propose changes…
        </Button>
      )}
      {isOld && (
        <Button id={UPDATE_ID} variant="secondary" onClick={() => setOpen('update')}>
          Get the accepted version…
        </Button>
      )}
      {open === 'update' && <UpdateDialog {...dialog} returnFocusTo={UPDATE_ID} />}
      {open === 'changes' && (
        <ChangesDialog
          {...dialog}
          proposal={proposal}
          isOffline={fetched?.kind === 'refused'}
          returnFocusTo={BUTTON_ID}
        />
      )}
    </div>
  )
}

function statusOf({ differences, waiting }: Extract<Proposal, { kind: 'differs' }>): string {
  const files = differences.filter(({ state }) => state === 'new').length
  if (files === 1) return '1 file is saved on this computer and not proposed.'
  if (files > 1) return `${files} files are saved on this computer and not proposed.`
  return waiting.length > 0 ? 'Proposed, and not accepted yet.' : 'Nothing new to propose.'
}
