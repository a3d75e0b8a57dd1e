import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { TriedProblem } from '../exchange.ts'
import styles from './field-box.module.css'

type InputProps = { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }

type FieldBoxProps = {
  label: string
  help?: string | undefined
  problems: readonly TriedProblem[]
  /** The label stands behind the input, as at a box to tick. */
  inline?: boolean
  children: (props: InputProps) => ReactNode
}

/** A field with its label, its help and what is wrong with it. */
export function FieldBox({ label, help, problems, inline = false, children }: FieldBoxProps) {
  const id = useId()
  const invalid = problems.some(({ severity }) => severity === 'error') || undefined
  const input = children({
    id,
    'aria-describedby': `${id}-help ${id}-problems`,
    'aria-invalid': invalid,
  })
  return (
    <div className={styles.field} data-inline={inline || undefined}>
      {inline && input}
      <label htmlFor={id}>{label}</label>
      {!inline && input}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
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
      {problems.map(({ line, column, severity, sentence, advice, field }) => (
        <p key={`${line}:${column} ${sentence}`} data-severity={severity}>
          {severity === 'error' ? (
            <CircleAlert aria-hidden="true" size="1.15em" />
          ) : (
            <TriangleAlert aria-hidden="true" size="1.15em" />
          )}
          <span>
            {field === 'body' && `Line ${line} of the file: `}
            {sentence} {advice}
          </span>
        </p>
      ))}
    </div>
  )
}
