import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import { titleOf } from '../entries.ts'
import type { Content } from '../exchange.ts'
import { FormDialog, type Opened } from '../form-dialog.tsx'
import type { Sent } from '../requests.ts'
import { ClashQuestion } from './clash-question.tsx'

type UpdateDialogProps = Opened & { content: Content; onChange: () => void }

/** Brings the folder to the accepted version, and asks about words that both sides changed. */
export function UpdateDialog({ content, onChange, ...dialog }: UpdateDialogProps) {
  const [answers, setAnswers] = useState<Sent<'update'>['answers']>({})
  const updating = useMutation({
    mutationFn: (about: string | null) => ask('update', { answers, about }),
    onSettled: onChange,
    onSuccess: (answer) => {
      if (answer.kind !== 'asks') return
      const mine = answer.clashes.map(({ file, passages }) => [
        file,
        passages.length === 0 ? ['mine'] : passages.map((passage) => passage.mine),
      ])
      setAnswers(Object.fromEntries(mine))
    },
  })
  const { data: answer } = updating
  const isDone = answer?.kind === 'updated'
  const about = answer?.kind === 'asks' ? answer.about : null
  return (
    <FormDialog
      {...dialog}
      title={isDone ? 'This folder is up to date' : 'Get the accepted version'}
      action={isDone ? 'Done' : answer?.kind === 'asks' ? 'Take these words' : 'Get it'}
      asking={updating}
      isDone={isDone}
      onSubmit={isDone ? dialog.onClose : () => updating.mutate(about)}
    >
      {answer === undefined && updating.error === null && (
        <p>
          The changes of others that were accepted come into this folder. Your own words stay. Where
          you and somebody else changed the same words, you are asked.
        </p>
      )}
      {answer?.kind === 'asks' && (
        <>
          <p>You and somebody else changed these words. Nothing in this folder has changed yet.</p>
          {answer.clashes.map((clash) => (
            <ClashQuestion
              key={clash.file}
              clash={clash}
              title={titleOf(clash.file, content)}
              answers={answers[clash.file] ?? []}
              onAnswer={(next) => setAnswers({ ...answers, [clash.file]: next })}
            />
          ))}
        </>
      )}
      {isDone && (
        <>
          {answer.isProgramNew && (
            <Notice kind="warning">
              The preview itself has changed. End it in its terminal, then run npm ci and npm run
              preview.
            </Notice>
          )}
          <p>It has the accepted version, with the words that only you have changed.</p>
          <p className="quiet">
            The texts as they were before are kept. This command brings them back:{' '}
            <code>git restore --source={answer.kept} -- content</code>
          </p>
        </>
      )}
    </FormDialog>
  )
}
