import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
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

/** A field with its label, its help and what the check says of it. */
export function FieldBox({ field, value, problems = NONE, onChange }: FieldBoxProps) {
  const { label, help, shape } = field
  const id = useId()
  const input = {
    id,
    'aria-describedby': `${id}-help ${id}-problems`,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
  }
  return (
    <div className={styles.field} data-shape={shape}>
      <label htmlFor={id}>{label}</label>
      {shape === 'switch' && (
        <input
          {...input}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(event.target.checked ? 'true' : '')}
        />
      )}
      {shape === 'line' && (
        <input {...input} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
      {shape === 'lines' && (
        <textarea
          {...input}
          rows={3}
          value={value}
          // A field is one line in its file.
          onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        />
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className={parts.quiet}>
          {help}
        </p>
      )}
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  )
}

/** Problems beside what they are about, said when they appear. */
export function Problems({ id, problems }: { id?: string; problems: readonly TriedProblem[] }) {
  return (
    <div id={id} role="status" className={styles.problems}>
      {problems.map(({ line, column, severity, message, advice }) => (
        <p key={`${line}:${column} ${message}`} data-severity={severity}>
          {severity === 'error' ? (
            <CircleAlert aria-hidden="true" size="1.15em" />
          ) : (
            <TriangleAlert aria-hidden="true" size="1.15em" />
          )}
          <span>
            {message} {advice}
          </span>
        </p>
      ))}
    </div>
  )
}
