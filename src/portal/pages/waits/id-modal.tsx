import { useState } from 'react'
import type { CheckLater } from '../../../content/types.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { required } from '../../ui/form-rules.ts'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './waits.module.css'

type IdFormProps = {
  later: Pick<CheckLater, 'keep' | 'help'>
  /** @returns whether the device keeps it now */
  onSave: (typed: string) => boolean
  onCancel: () => void
}

/** Asks for what the student has got and is to keep, such as a submission ID. */
export function IdForm({ later, onSave, onCancel }: IdFormProps) {
  const [failed, setFailed] = useState(false)
  const rules = { kept: required(`Enter the ${inSentence(later.keep)}.`) }
  const { onSubmit, errorOf } = useForm(rules, ({ kept }) => setFailed(!onSave(kept)))
  return (
    <form className={styles.save} noValidate onSubmit={onSubmit}>
      <Field
        label={later.keep}
        help={later.help}
        name="kept"
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={errorOf('kept')}
      />
      {failed && <Notice kind="warning">This device could not save it. Write it down.</Notice>}
      <div className={styles.buttons}>
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** A label within a sentence: 'submission ID', and 'PIN' as it is. */
export function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}
