import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import { PROPOSAL_PATH, type Difference, type ProposalRequest, type Proposed } from '../exchange.ts'
import { FormDialog } from '../form-dialog.tsx'

type ProposeDialogProps = {
  differences: readonly Difference[]
  returnFocusTo: string
  onClose: () => void
}

const EXAMPLE = 'A sentence, such as: Say when receipts are checked.'
const SENTENCE = field('sentence', 'What did you change?', 'line', EXAMPLE)
const NAME = field('name', 'Your name', 'line', 'Git keeps it on this computer.')
const EMAIL = field('email', 'Your email address', 'line')

/** Lists the files to propose, asks for a sentence about them, and links to GitHub. */
export function ProposeDialog({ differences, ...dialog }: ProposeDialogProps) {
  const [sentence, setSentence] = useState('')
  const [author, setAuthor] = useState<ProposalRequest['author']>(null)
  const proposing = useMutation({
    mutationFn: async () => {
      const sent: ProposalRequest = { sentence, author }
      const answer = await ask<Proposed>(PROPOSAL_PATH, sent)
      return answer.kind === 'done' ? answer.body : answer
    },
    onSuccess: ({ kind }) => {
      if (kind === 'no-author') setAuthor({ name: '', email: '' })
    },
  })
  const { data: answer, isPending: busy } = proposing
  if (answer?.kind === 'proposed') {
    const { address, branch, files } = answer
    return (
      <FormDialog
        {...dialog}
        title="The change is on its way"
        action="Done"
        busy={false}
        onSubmit={dialog.onClose}
      >
        <p>
          {files === 1 ? 'One file was' : `${files} files were`} sent to GitHub as <b>{branch}</b>.
          Open it there and choose <b>Create pull request</b>, unless you have done that before.
          Students see the change after somebody has accepted it.
        </p>
        <p>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {address}
          </a>
        </p>
      </FormDialog>
    )
  }
  return (
    <FormDialog
      {...dialog}
      title="Propose this change"
      action="Propose"
      busy={busy}
      onSubmit={() => proposing.mutate()}
    >
      <p>
        Only these files are sent to GitHub. Students see them after somebody has accepted them.
      </p>
      <ul>
        {differences.map(({ file, change }) => (
          <li key={file}>
            {file} <small>{change}</small>
          </li>
        ))}
      </ul>
      <FieldBox field={SENTENCE} value={sentence} onChange={setSentence} />
      {author !== null && (
        <>
          <FieldBox
            field={NAME}
            value={author.name}
            onChange={(name) => setAuthor({ ...author, name })}
          />
          <FieldBox
            field={EMAIL}
            value={author.email}
            onChange={(email) => setAuthor({ ...author, email })}
          />
        </>
      )}
      {answer?.kind === 'refused' && <Notice kind="error">{answer.message}</Notice>}
    </FormDialog>
  )
}
