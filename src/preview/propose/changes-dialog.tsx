import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import { unsavedFiles } from '../editor/kept-words.ts'
import type { Content } from '../exchange.ts'
import { FormDialog, type Opened } from '../form-dialog.tsx'
import type { Sent } from '../requests.ts'
import { ChangeRow } from './change-row.tsx'
import parts from '../parts.module.css'
import { comparedWith } from './compared-with.ts'
import type { Proposal } from './exchange.ts'
import { PullRequestDialog } from './pull-request-dialog.tsx'
import { useThrowAway } from './use-throw-away.tsx'

type ChangesDialogProps = Opened & {
  content: Content
  proposal: Proposal
  /** The accepted version could not be fetched. */
  isOffline: boolean
  /** Called when something was proposed or thrown away. */
  onChange: () => void
}

const EXAMPLE = 'A sentence, such as: Say when receipts are checked.'
const SENTENCE = field('sentence', 'What did you change?', 'line', EXAMPLE)
const NAME = field('name', 'Your name', 'line', 'Git keeps it on this computer.')
const EMAIL = field('email', 'Your email address', 'line')

/** Lists what differs from the accepted version. The ticked files become a proposal. */
export function ChangesDialog({
  content,
  proposal,
  isOffline,
  onChange,
  ...dialog
}: ChangesDialogProps) {
  const { differences, waiting, comparedAt } = proposal
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({})
  const [now] = useState(() => new Date())
  const [sentence, setSentence] = useState('')
  const [author, setAuthor] = useState<Sent<'propose'>['author']>(null)
  const [chosen, setChosen] = useState<string | null>()
  const ticked = differences.filter(
    ({ file, state }) => state !== 'behind' && (ticks[file] ?? state === 'new'),
  )
  const files = ticked.map(({ file }) => file)
  // Words of the same file in two proposals would be in each other's way.
  const fitting = waiting.find((each) => each.files.some((file) => files.includes(file)))
  const addTo = chosen === undefined ? (fitting?.branch ?? null) : chosen

  const proposing = useMutation({
    mutationFn: () => ask('propose', { sentence, author, files, addTo }),
    onSettled: onChange,
    onSuccess: ({ kind }) => {
      if (kind === 'no-author') setAuthor({ name: '', email: '' })
    },
  })
  const { throwAway, notice } = useThrowAway(onChange)
  const { data: answer } = proposing
  if (answer?.kind === 'proposed') {
    return <PullRequestDialog {...dialog} proposed={answer} isAdded={addTo !== null} />
  }
  const unsaved = unsavedFiles()
  return (
    <FormDialog
      {...dialog}
      title="What differs from the accepted version"
      action={ticked.length === 1 ? 'Propose 1 file' : `Propose ${ticked.length} files`}
      asking={proposing}
      onSubmit={() => proposing.mutate()}
    >
      <p className="quiet">
        {comparedWith(comparedAt, now)}
        {isOffline && ' GitHub could not be reached for a newer one.'}
      </p>
      {notice}
      <ul className="stack">
        {differences.map((difference) => (
          <ChangeRow
            key={difference.file}
            difference={difference}
            content={content}
            isTicked={ticked.includes(difference)}
            onTick={(is) => setTicks({ ...ticks, [difference.file]: is })}
            onThrowAway={() => throwAway(difference.file)}
          />
        ))}
      </ul>
      {unsaved.length > 0 && (
        <Notice kind="warning">
          <p>
            <b>Not everything is saved.</b> Your last words in {unsaved.join(', ')} are not part of
            the proposal. To add them, choose Cancel and save them first.
          </p>
        </Notice>
      )}
      {waiting.length > 0 && (
        <fieldset className={`lines ${parts.group}`}>
          <legend>Does this belong to a proposal that waits?</legend>
          {[{ branch: null, sentence: '' }, ...waiting].map(({ branch, sentence: of }) => (
            <label key={branch} className="cluster">
              <input
                type="radio"
                name="add-to"
                checked={addTo === branch}
                onChange={() => setChosen(branch)}
              />
              {branch === null ? 'No, make a new proposal' : `Yes, add it to “${of}”`}
            </label>
          ))}
        </fieldset>
      )}
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
    </FormDialog>
  )
}
