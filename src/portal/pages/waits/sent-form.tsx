import type { CheckLater } from '../../../content/types.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './waits.module.css'

type SentFormProps = {
  later: CheckLater
  /** What the field holds at first. */
  typed: string
  onSave: (typed: string) => void
  onCancel: () => void
}

// What the student has not got cannot be asked for: the wait is worth keeping without it.
const RULES = { kept: () => null }

/** Asks for what the student is to keep of what was sent. */
export function SentForm({ later, typed, onSave, onCancel }: SentFormProps) {
  const { onSubmit } = useForm(RULES, ({ kept }) => onSave(kept))
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={later.keep}
        help={later.help}
        name="kept"
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
