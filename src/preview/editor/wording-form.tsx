import { useId, useRef, type ReactNode } from 'react'
import { AddPicture } from '../files/add-picture.tsx'
import type { Text } from '../page/entries.ts'
import { nameOf, type Typed, type WordingField } from './wording-fields.ts'
import styles from './wording-panel.module.css'

type WordingFormProps = {
  text: Text
  fields: readonly WordingField[]
  typed: Typed
  linkKeys: readonly string[]
  onType: (typed: Typed) => void
}

/** The fields of a card or page, and its Markdown. */
export function WordingForm({ text, fields, typed, linkKeys, onType }: WordingFormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      {fields.map((field) => {
        const name = nameOf(field)
        return (
          <WordingInput
            key={name}
            field={field}
            value={typed.values[name] ?? ''}
            linkKeys={linkKeys}
            onChange={(value) => onType({ ...typed, values: { ...typed.values, [name]: value } })}
          />
        )
      })}
      <Labelled
        label="Text"
        help="**bold**, - for a list, ## for a heading, [words](/support) for a link."
      >
        {(props) => (
          <textarea
            {...props}
            ref={area}
            rows={18}
            value={typed.body}
            onChange={(event) => onType({ ...typed, body: event.target.value })}
          />
        )}
      </Labelled>
      <AddPicture text={text} area={area} onType={(body) => onType({ ...typed, body })} />
    </>
  )
}

type WordingInputProps = {
  field: WordingField
  value: string
  linkKeys: readonly string[]
  onChange: (value: string) => void
}

function WordingInput({ field, value, linkKeys, onChange }: WordingInputProps) {
  const { label, kind, help } = field
  return (
    <Labelled label={label} help={help}>
      {(props) => {
        if (kind === 'lines') {
          const rows = 3
          return (
            <textarea
              {...props}
              rows={rows}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )
        }
        if (kind === 'link-key') {
          return (
            <select {...props} value={value} onChange={(event) => onChange(event.target.value)}>
              {[...new Set([value, ...linkKeys])].map((key) => (
                <option key={key}>{key}</option>
              ))}
            </select>
          )
        }
        return <input {...props} value={value} onChange={(event) => onChange(event.target.value)} />
      }}
    </Labelled>
  )
}

type LabelledProps = {
  label: string
  help: string | undefined
  children: (props: { id: string; 'aria-describedby'?: string }) => ReactNode
}

function Labelled({ label, help, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(help !== undefined && { 'aria-describedby': `${id}-help` }) })}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
