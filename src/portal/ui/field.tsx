import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'
import type { FieldError } from './use-form.ts'

type FieldProps = ComponentProps<'input'> & {
  label: string
  name: string
  /** A line of help below the label. */
  help?: ReactNode
  /** The error to show; undefined while the value is valid or not yet checked. */
  error?: FieldError | undefined
  /** Shown inside the frame of the input, behind the text. */
  trailing?: ReactNode
  /** Shown below the input. */
  children?: ReactNode
}

/** For numbers, IDs and codes: phones correct words, which would change them. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** Two fields, side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={`blocks ${styles.pair}`}>{children}</div>
}

export function Field({ label, help, error, trailing, children, ...input }: FieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const described = [help !== undefined && helpId, error !== undefined && errorId].filter(Boolean)
  return (
    <div className="lines">
      <div className={`lines ${styles.head}`}>
        <label htmlFor={id}>{label}</label>
        {help !== undefined && (
          <p id={helpId} className="quiet">
            {help}
          </p>
        )}
      </div>
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {trailing}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role={error.alert ? 'alert' : undefined}>
          <CircleAlert aria-hidden="true" size="1.15em" />
          {error.message}
        </p>
      )}
      {children}
    </div>
  )
}
