import { CircleAlert } from 'lucide-react'
import type { FieldError } from './use-form.ts'
import styles from './error-summary.module.css'

/** What is wrong with a form of several fields, in one place; each line leads to its field. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length < 2) return null // a single error stands beside its field, which has the focus
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.title}>
        <CircleAlert aria-hidden="true" size="1.1em" />
        {errors.length} things need your attention
      </p>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => focusField(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(name: string): void {
  const field = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
  field?.focus()
}
