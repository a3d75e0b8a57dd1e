import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '../../../../src/portal/ui/button.tsx'
import { query } from '../ask.ts'
import type { Content, Folder, Served } from '../exchange.ts'
import { DialogButton } from '../form-dialog.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { LastStepNotice } from './last-step-notice.tsx'
import { TakeInDialog } from './take-in-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const FRESH_MS = 60_000

const PROPOSE = {
  saved: 'Propose…',
  proposed: 'Add to the proposal…',
  corrected: 'Saved since…',
  accepted: 'Saved since…',
  refused: 'Propose again…',
}

/** Says where the words of the folder stand, and opens what can be done with them. */
export function ChangesBar({ content }: { content: Content }) {
  // Once in each page, and when the writer comes back from GitHub.
  const fetching = { staleTime: FRESH_MS, refetchOnWindowFocus: true }
  const fetched = useQuery({ ...query('fetch', null), ...fetching })
  // Another version for each change: a comparison that is under way began before it.
  const [changes, setChanges] = useState(0)
  const version = `${content.version} ${fetched.dataUpdatedAt} ${changes}`
  const { data: folder, error } = useQuery(query('folder', null, version))
  const { data: served } = useQuery(query('served', null, fetched.dataUpdatedAt))
  if (error !== null) return <p className="quiet">{error.message}</p>
  if (folder === undefined) return null
  const { state, differences, address } = folder
  const step = { folder, onChange: () => setChanges((count) => count + 1) }
  const isOnGitHub = state === 'proposed' || state === 'corrected'
  return (
    <>
      <div className="cluster">
        <p role="status" className="quiet">
          {statusOf(folder)} {served && servedOf(served)}
        </p>
        {isOnGitHub && address !== null && (
          <a
            className={buttonClass('secondary')}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open on GitHub
          </a>
        )}
        <DialogButton label={PROPOSE[state]} isHidden={differences.length === 0}>
          {(opened) => (
            <ChangesDialog {...opened} {...step} content={content} isOffline={fetched.isError} />
          )}
        </DialogButton>
        <DialogButton label="Get the corrections…" isHidden={state !== 'corrected'}>
          {(opened) => <TakeInDialog {...opened} {...step} content={content} what="corrections" />}
        </DialogButton>
        <DialogButton label="Get the accepted version…" isHidden={!folder.isBehind}>
          {(opened) => <TakeInDialog {...opened} {...step} content={content} what="accepted" />}
        </DialogButton>
        <DialogButton
          label={state === 'refused' ? 'Throw away…' : 'Withdraw…'}
          isHidden={!isOnGitHub && state !== 'refused'}
        >
          {(opened) => <WithdrawDialog {...opened} {...step} />}
        </DialogButton>
      </div>
      <LastStepNotice {...step} content={content} />
    </>
  )
}

function statusOf({ state, differences }: Folder): string {
  const count = differences.length
  const saved = count === 1 ? '1 file saved' : `${count} files saved`
  const since = count === 0 ? '' : ` ${saved} since.`
  if (state === 'saved') return count === 0 ? 'Nothing to propose.' : `${saved}, not proposed.`
  if (state === 'refused') return 'This proposal was not accepted. Your words are still here.'
  if (state === 'corrected') return `This proposal was corrected on GitHub.${since}`
  return state === 'accepted' ? `Accepted.${since}` : `Proposed.${since}`
}

function servedOf({ committed, notYet }: NonNullable<Served>): string {
  const live = `Live: the version of ${inWords(committed, new Date())}.`
  if (notYet.length === 0) return live
  return `${live} ${notYet.length === 1 ? '1 accepted change is' : `${notYet.length} accepted changes are`} not live yet.`
}

/** Such as 'today, 14:05' or '20 Nov, 14:05', on this computer's clock. */
function inWords(moment: string, now: Date): string {
  const at = new Date(moment)
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  return `${at.toDateString() === now.toDateString() ? 'today' : day}, ${time}`
}
