import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { titleOf } from '../entries.ts'
import type { Clash, Content } from '../exchange.ts'
import { FormDialog } from '../form-dialog.tsx'
import parts from '../parts.module.css'
import type { Sent } from '../requests.ts'
import type { FolderDialogProps } from './changes-dialog.tsx'
import styles from './changes.module.css'
import { FileWords } from './file-words.tsx'

type TakeInDialogProps = FolderDialogProps & { content: Content; what: Sent<'take-in'>['what'] }

const TITLE = { accepted: 'Get the accepted version', corrections: 'Get the corrections' }

/** Brings what others changed into the folder, and asks about files that both sides changed. */
export function TakeInDialog({ what, content, folder, onChange, ...dialog }: TakeInDialogProps) {
  const { base, correction } = folder
  const [answers, setAnswers] = useState<Sent<'take-in'>['answers']>({})
  const taking = useMutation({
    mutationFn: (about: string | null) => ask('take-in', { what, answers, about }),
    onSettled: onChange,
    onSuccess: (asked) => {
      if (asked === null) dialog.onClose()
    },
  })
  const { data: asked } = taking
  const clashes = asked?.clashes ?? []
  return (
    <FormDialog
      {...dialog}
      title={TITLE[what]}
      action={clashes.length > 0 ? 'Take these words' : 'Get it'}
      isReady={clashes.every(({ file }) => file in answers)}
      asking={taking}
      onSubmit={() => taking.mutate(asked?.about ?? null)}
    >
      {asked === undefined && (
        <p>
          What others changed comes into this folder. Your own words stay. Where you and somebody
          else changed the same file, you are asked.
        </p>
      )}
      {asked === undefined && what === 'corrections' && correction !== null && (
        <>
          <p>{correction.by} corrected:</p>
          <ul>
            {correction.files.map((file) => (
              <li key={file}>
                <FileWords file={file} content={content} from={base} to={correction.version} />
              </li>
            ))}
          </ul>
        </>
      )}
      {clashes.length > 0 && (
        <p>You and somebody else changed these files. Nothing in this folder has changed yet.</p>
      )}
      {clashes.map((clash) => (
        <ClashQuestion
          key={clash.file}
          clash={clash}
          title={titleOf(clash.file, content)}
          answer={answers[clash.file]}
          onAnswer={(side) => setAnswers({ ...answers, [clash.file]: side })}
        />
      ))}
    </FormDialog>
  )
}

type Side = 'mine' | 'theirs'

type ClashQuestionProps = {
  clash: Clash
  title: string
  answer: Side | undefined
  onAnswer: (side: Side) => void
}

const LABEL = { mine: 'Keep mine', theirs: 'Take theirs' }

/** Asks which version of a file to keep: the writer's, or the one of somebody else. */
function ClashQuestion({ clash, title, answer, onAnswer }: ClashQuestionProps) {
  const { file, places } = clash
  return (
    <fieldset className={`lines panel ${parts.group}`}>
      <legend>{title}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className="cluster">
          <input
            type="radio"
            name={file}
            checked={answer === side}
            onChange={() => onAnswer(side)}
          />
          <span className={styles.side}>
            {LABEL[side]}
            {places?.map((place, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two places can have the same words
              <q key={index}>{place[side].trim() || 'nothing'}</q>
            ))}
          </span>
        </label>
      ))}
      {places === null && <p className="quiet">{file} is no text.</p>}
    </fieldset>
  )
}
