import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { proposalQuery } from '../ask.ts'
import { PROPOSAL_PATH, type Difference } from '../exchange.ts'
import parts from '../parts.module.css'
import { ProposeDialog } from './propose-dialog.tsx'

const BUTTON_ID = 'propose'

/** Shows what differs from the version that students get, and proposes it. */
export function ProposeBar({ version }: { version: number }) {
  const queries = useQueryClient()
  const { data: proposal } = useQuery(proposalQuery(version))
  const [isOpen, setOpen] = useState(false)
  if (proposal === undefined) return null
  if (proposal.kind === 'refused') return <p className={parts.quiet}>{proposal.message}</p>
  const { differences, isProposed } = proposal
  return (
    <div className={parts.row}>
      <p role="status" className={parts.quiet}>
        {counted(differences)}
        {isProposed && differences.length > 0 && ' and proposed'}
      </p>
      {differences.length > 0 && !isProposed && (
        <Button id={BUTTON_ID} variant="secondary" onClick={() => setOpen(true)}>
          Propose this change…
        </Button>
      )}
      {isOpen && (
        <ProposeDialog
          differences={differences}
          returnFocusTo={BUTTON_ID}
          onClose={() => {
            setOpen(false)
            void queries.invalidateQueries({ queryKey: [PROPOSAL_PATH] })
          }}
        />
      )}
    </div>
  )
}

/** '2 cards, 1 picture changed'. */
function counted(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'No changes.'
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
