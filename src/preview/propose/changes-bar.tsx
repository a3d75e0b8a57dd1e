import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '../../portal/ui/button.tsx'
import { query } from '../ask.ts'
import type { Content } from '../exchange.ts'
import { DialogButton } from '../form-dialog.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { written } from './compared-with.ts'
import type { Proposal, Served } from './exchange.ts'
import { UpdateDialog } from './update-dialog.tsx'

/** Says what differs from the accepted version, leads to the proposals that wait, and opens the list. */
export function ChangesBar({ content }: { content: Content }) {
  // Once in each page.
  const fetched = useQuery(query('fetch', null))
  // Another version for each change: a comparison that is under way began before it.
  const [changes, setChanges] = useState(0)
  const version = `${content.version} ${fetched.dataUpdatedAt} ${changes}`
  const compared = query('differences', null, version)
  const { data: proposal, error } = useQuery(compared)
  const { data: served } = useQuery(query('served', null, fetched.dataUpdatedAt))
  if (error !== null) return <p className="quiet">{error.message}</p>
  if (proposal === undefined) return null
  const { differences, waiting, isOld } = proposal
  const shared = { content, onChange: () => setChanges((count) => count + 1) }
  return (
    <div className="cluster">
      <p role="status" className="quiet">
        {statusOf(proposal)} {served && servedOf(served)}
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
      <DialogButton label="Propose changes…" isHidden={differences.length === 0}>
        {(opened) => (
          <ChangesDialog {...opened} {...shared} proposal={proposal} isOffline={fetched.isError} />
        )}
      </DialogButton>
      <DialogButton label="Get the accepted version…" isHidden={!isOld}>
        {(opened) => <UpdateDialog {...opened} {...shared} />}
      </DialogButton>
    </div>
  )
}

function statusOf({ differences, waiting }: Proposal): string {
  const files = differences.filter(({ state }) => state === 'new').length
  if (files === 1) return '1 file is saved on this computer and not proposed.'
  if (files > 1) return `${files} files are saved on this computer and not proposed.`
  return waiting.length > 0 ? 'Proposed, and not accepted yet.' : 'Nothing new to propose.'
}

function servedOf({ committed, notYet }: NonNullable<Served>): string {
  const seen = `Students see the version of ${written(committed, new Date())}.`
  return notYet.length === 0 ? seen : `${seen} Accepted, and not live yet: ${notYet.join('; ')}.`
}
