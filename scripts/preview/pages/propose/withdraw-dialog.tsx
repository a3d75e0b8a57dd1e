import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { FormDialog } from '../form-dialog.tsx'
import parts from '../parts.module.css'
import type { FolderDialogProps } from './changes-dialog.tsx'

const CHOICES = [
  { keeps: true, label: 'Keep my words, saved on this computer' },
  { keeps: false, label: 'Throw my words away' },
]

/** Takes a proposal back, or throws away the words of one that was not accepted. */
export function WithdrawDialog({ folder, onChange, ...dialog }: FolderDialogProps) {
  const { state, sentence } = folder
  const isRefused = state === 'refused'
  const [keep, setKeep] = useState(!isRefused)
  const withdrawing = useMutation({
    mutationFn: () => ask('withdraw', { keep }),
    onSettled: onChange,
    onSuccess: dialog.onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={isRefused ? 'Throw away these words?' : 'Withdraw the proposal?'}
      action={isRefused ? 'Throw away' : 'Withdraw the proposal'}
      asking={withdrawing}
      onSubmit={() => withdrawing.mutate()}
    >
      <p>
        {isRefused
          ? `The words of “${sentence}”, and all that is saved since, leave this folder. You can undo it until your next step.`
          : `The branch of “${sentence}” is deleted on GitHub. A pull request for it is closed.`}
      </p>
      {!isRefused && (
        <fieldset className={`lines ${parts.group}`}>
          <legend>And the words?</legend>
          {CHOICES.map(({ keeps, label }) => (
            <label key={label} className="cluster">
              <input
                type="radio"
                name="keep"
                checked={keep === keeps}
                onChange={() => setKeep(keeps)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}
