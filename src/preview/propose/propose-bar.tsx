import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { proposalQuery } from '../ask.ts'
import { PROPOSAL_PATH } from '../exchange.ts'
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
        {counted(differences.length)}
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

function counted(files: number): string {
  if (files === 0) return 'No changes.'
  return files === 1 ? '1 file changed' : `${files} files changed`
}
