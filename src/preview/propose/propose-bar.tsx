import { useEffect, useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { ask } from '../ask.ts'
import { PROPOSAL_PATH, type Difference, type Proposal } from '../exchange.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import parts from '../parts.module.css'

const BUTTON_ID = 'propose'

/** Says what differs from the version that students get, and proposes it. */
export function ProposeBar({ version }: { version: number }) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [proposing, setProposing] = useState(false)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    void (async () => {
      const answer = await ask<Proposal>(PROPOSAL_PATH, undefined, stop.signal)
      if (answer.kind === 'done' && !stop.signal.aborted) setProposal(answer.body)
    })()
    return () => stop.abort()
    // After every change of content and every proposal.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [version, asked])
  if (proposal === null) return null
  if (proposal.kind === 'refused') return <p className={parts.quiet}>{proposal.message}</p>
  const { differences, isProposed } = proposal
  return (
    <div className={parts.row}>
      <p role="status" className={parts.quiet}>
        {counted(differences)}
        {isProposed && differences.length > 0 && ' and proposed'}
      </p>
      {differences.length > 0 && !isProposed && (
        <Button id={BUTTON_ID} variant="secondary" onClick={() => setProposing(true)}>
          Propose this change…
        </Button>
      )}
      {proposing && (
        <ProposeDialog
          differences={differences}
          returnFocusTo={BUTTON_ID}
          onClose={() => {
            setProposing(false)
            setAsked(asked + 1)
          }}
        />
      )}
    </div>
  )
}

/** '2 cards, 1 picture changed'. */
function counted(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'Nothing is changed.'
  const kinds = Map.groupBy(differences, ({ file }) => kindOf(file))
  const counts = [...kinds].map(
    ([kind, { length }]) => `${length} ${kind}${length === 1 ? '' : 's'}`,
  )
  return `${counts.join(', ')} changed`
}

function kindOf(file: string): string {
  if (file.startsWith('content/mail/')) return 'mail'
  if (file.endsWith('/page.md')) return 'page'
  if (file.endsWith('.md')) return 'card'
  return file.endsWith('.json') ? 'settings file' : 'picture'
}
