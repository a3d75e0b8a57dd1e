import { CircleAlert } from 'lucide-react'
import type { FormErrors } from './form-errors.ts'
import styles from './error-summary.module.css'

/** What is wrong with a form of several fields, in one place; each line leads to its field. */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const entries = Object.entries(errors)
  if (entries.length < 2) return null // a single error stands beside its field, which has the focus
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.title}>
        <CircleAlert aria-hidden="true" size="1.1em" />
        {entries.length} things need your attention
      </p>
      <ul className={styles.list}>
        {entries.map(([name, error]) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => focusField(name)}>
              {error}
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
