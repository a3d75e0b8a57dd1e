import { CircleAlert } from 'lucide-react'
import { SUMMARY_FROM, type FieldError } from './use-form.ts'
import styles from './error-summary.module.css'

/** What is wrong with a form of many fields, in one place; each line leads to its field. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  // One or two are seen beside their fields, and the summary would push those down.
  if (errors.length < SUMMARY_FROM) return null
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
