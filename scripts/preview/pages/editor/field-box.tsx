import { useId } from 'react'
import { Checkbox } from '../../../../src/portal/ui/checkbox.tsx'
import type { TriedProblem } from '../exchange.ts'
import parts from '../parts.module.css'
import styles from './field-box.module.css'
import type { Field } from './fields.ts'

type FieldBoxProps = {
  field: Field
  value: string
  problems?: readonly TriedProblem[]
  onChange: (value: string) => void
}

const NONE: readonly TriedProblem[] = []

/** A field with its label, its help and its problems. */
export function FieldBox({ field, value, problems = NONE, onChange }: FieldBoxProps) {
  const { label, help, shape } = field
  const id = useId()
  const input = {
    id,
    className: parts.input,
    value,
    'aria-describedby': `${id}-help ${id}-problems`,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
  }
  return (
    <div className={`lines ${styles.field}`}>
      {shape !== 'switch' && <label htmlFor={id}>{label}</label>}
      {shape === 'switch' && (
        <Checkbox
          label={label}
          checked={value === 'true'}
          aria-describedby={input['aria-describedby']}
          onChange={(event) => onChange(event.target.checked ? 'true' : '')}
        />
      )}
      {(shape === 'line' || shape === 'words') && (
        <input {...input} onChange={(event) => onChange(event.target.value)} />
      )}
      {(shape === 'lines' || shape === 'text') && (
        <textarea
          {...input}
          data-shape={shape}
          onChange={({ target }) =>
            // A field is one line in its file.
            onChange(shape === 'text' ? target.value : target.value.replaceAll('\n', ' '))
          }
        />
      )}
      <Problems id={`${id}-problems`} problems={problems} />
      {help !== undefined && (
        <p id={`${id}-help`} className="quiet">
          {help}
        </p>
      )}
    </div>
  )
}

/** Problems beside their field, announced when they appear. */
export function Problems({ id, problems }: { id?: string; problems: readonly TriedProblem[] }) {
  return (
    <div id={id} role="status" className={`lines ${parts.problems} ${styles.problems}`}>
      {problems.map(({ line, column, severity, message }) => (
        <p key={`${line}:${column} ${message}`} data-severity={severity}>
          {severity === 'warning' && 'Warning: '}
          {message}
        </p>
      ))}
    </div>
  )
}
