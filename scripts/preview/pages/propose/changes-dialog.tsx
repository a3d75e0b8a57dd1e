import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClass } from '../../../../src/portal/ui/button.tsx'
import { Modal } from '../../../../src/portal/ui/modal.tsx'
import { Notice } from '../../../../src/portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import { unsavedFiles } from '../editor/kept-words.ts'
import type { Content, Folder, Proposed } from '../exchange.ts'
import { FormDialog, Refusal, type Opened } from '../form-dialog.tsx'
import type { Sent } from '../requests.ts'
import { ChangeRow } from './change-row.tsx'

export type FolderDialogProps = Opened & {
  folder: Folder
  /** Called when a step was done. */
  onChange: () => void
}

type ChangesDialogProps = FolderDialogProps & {
  content: Content
  /** The accepted version could not be fetched. */
  isOffline: boolean
}

const EXAMPLE = 'A sentence, such as: Say when receipts are checked.'
const SENTENCE = field('sentence', 'What did you change?', 'line', EXAMPLE)
const NAME = field('name', 'Your name', 'line', 'Git keeps it on this computer.')
const EMAIL = field('email', 'Your email address', 'line')

/** A typed sentence stays until it was proposed. */
const KEPT = 'sentence'

/** Lists the files that differ from the proposed or accepted version. The ticked ones are proposed. */
export function ChangesDialog({
  content,
  folder,
  isOffline,
  onChange,
  ...dialog
}: ChangesDialogProps) {
  const { state, differences, base, hindrance } = folder
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({})
  const [sentence, setSentence] = useState(() => sessionStorage.getItem(KEPT) ?? '')
  const [author, setAuthor] = useState<Sent<'propose'>['author']>(null)
  const ticked = differences.filter(({ file, isBehind }) => !isBehind && (ticks[file] ?? true))
  const files = ticked.map(({ file }) => file)

  const proposing = useMutation({
    mutationFn: () => ask('propose', { sentence, author, files }),
    onSettled: onChange,
    onSuccess: (proposed) => {
      if (proposed === null) return setAuthor({ name: '', email: '' })
      sessionStorage.removeItem(KEPT)
      if (!proposed.isNew) dialog.onClose()
    },
  })
  const throwing = useMutation({
    mutationFn: (file: string) => ask('throw-away', { file }),
    onSettled: onChange,
  })
  const { data: proposed } = proposing
  if (proposed) return <PullRequestDialog {...dialog} proposed={proposed} />
  const unsaved = unsavedFiles()
  const count = ticked.length === 1 ? '1 file' : `${ticked.length} files`
  const action = state === 'proposed' ? `Add ${count} to the proposal` : `Propose ${count}`
  return (
    <FormDialog
      {...dialog}
      title={state === 'proposed' ? 'What differs from your proposal' : 'What is saved here'}
      action={ticked.length === 0 ? 'Propose' : action}
      isReady={ticked.length > 0 && hindrance === null}
      asking={proposing}
      onSubmit={() => proposing.mutate()}
    >
      {hindrance !== null && <Notice kind="warning">{hindrance}</Notice>}
      {isOffline && (
        <p className="quiet">GitHub could not be reached: others may have changed more.</p>
      )}
      <ul role="list" className="stack">
        {differences.map((difference) => (
          <ChangeRow
            key={difference.file}
            difference={difference}
            content={content}
            base={base}
            isTicked={ticked.includes(difference)}
            onTick={(is) => setTicks({ ...ticks, [difference.file]: is })}
            onThrowAway={() => throwing.mutate(difference.file)}
          />
        ))}
      </ul>
      <Refusal of={throwing} />
      {unsaved.length > 0 && (
        <Notice kind="warning">
          <p>
            <b>Not everything is saved.</b> Your last words in {unsaved.join(', ')} are not part of
            the proposal. To add them, choose Cancel and save them first.
          </p>
        </Notice>
      )}
      <FieldBox
        field={SENTENCE}
        value={sentence}
        onChange={(words) => {
          setSentence(words)
          sessionStorage.setItem(KEPT, words)
        }}
      />
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
    </FormDialog>
  )
}

type PullRequestDialogProps = Opened & { proposed: Proposed }

/** What is still to do after the words are on GitHub for the first time. */
function PullRequestDialog({ proposed, ...modal }: PullRequestDialogProps) {
  const { address, files } = proposed
  return (
    <Modal
      {...modal}
      title="One step is left"
      actions={
        <>
          <a className={buttonClass()} href={address} target="_blank" rel="noopener noreferrer">
            Open on GitHub
          </a>
          <Button variant="secondary" onClick={modal.onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>
        Choose <b>Create pull request</b> on GitHub. Before that, nobody is asked to accept your
        words.
      </p>
      <p>
        {files === 1 ? '1 file is' : `${files} files are`} proposed. The button stays at the top of
        the preview until your words are accepted.
      </p>
    </Modal>
  )
}
