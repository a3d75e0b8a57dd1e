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
const NAME = field('name', 'Your name', 'line', 'It is asked for once on this computer.')
const EMAIL = field('email', 'Your email address', 'line')

/** Says what will be sent, asks for a sentence about it, and shows where GitHub goes on. */
export function ProposeDialog({ differences, returnFocusTo, onClose }: ProposeDialogProps) {
  const [sentence, setSentence] = useState('')
  const [author, setAuthor] = useState<ProposalRequest['author']>(null)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Proposed | null>(null)

  const propose = async (): Promise<void> => {
    setBusy(true)
    const sent: ProposalRequest = { sentence, author }
    const said = await ask<Proposed>(PROPOSAL_PATH, sent)
    setBusy(false)
    if (said.kind === 'conflict') return
    const proposed = said.kind === 'done' ? said.body : said
    setAnswer(proposed)
    if (proposed.kind === 'who') setAuthor({ name: '', email: '' })
  }
  const dialog = { returnFocusTo, busy, onClose }
  if (answer?.kind === 'proposed') {
    const { address, branch, files } = answer
    return (
      <FormDialog {...dialog} title="The change is on its way" action="Done" onSubmit={onClose}>
        <p>
          {files === 1 ? 'One file was' : `${files} files were`} sent to GitHub as <b>{branch}</b>.
          Open it there and choose <b>Create pull request</b>, unless you did that before. Students
          see the change once somebody has accepted it.
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
      onSubmit={() => void propose()}
    >
      <p>
        These files are sent to GitHub, and nothing else. Nobody sees them in the portal before they
        are accepted.
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
