import { CircleAlert } from 'lucide-react'
import styles from './error-summary.module.css'
import { SUMMARY_FROM, type FieldError } from '../../ui/use-form.ts'

/** All errors of a long form in one place; each line leads to its field. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  // Below this number the errors beside the fields are enough, and a summary would push the fields down.
  const isShown = errors.length >= SUMMARY_FROM
  return (
    // The live region must exist before its text, because some screen readers announce only additions.
    <div className={`visually-hidden ${styles.place}`} role="status">
      {isShown && (
        <div className={styles.summary}>
          <p className="row">
            <CircleAlert aria-hidden="true" size="1.1em" />
            {errors.length} fields need your attention
          </p>
          <ul>
            {errors.map(({ name, message }) => (
              <li key={name}>
                <button type="button" onClick={() => focusField(name)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function focusField(name: string): void {
  document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`)?.focus()
}
