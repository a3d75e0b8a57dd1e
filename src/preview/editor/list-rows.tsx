import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../portal/ui/button.tsx'
import { IconButton } from '../../portal/ui/icon-button.tsx'
import type { TriedProblem } from '../exchange.ts'
import { FieldBox, Problems } from './field-box.tsx'
import type { List } from './fields.ts'
import parts from '../parts.module.css'
import styles from './list-rows.module.css'
import { newRow, type Row } from './typed.ts'

type ListRowsProps = {
  list: List
  rows: readonly Row[]
  problems: readonly TriedProblem[]
  onChange: (rows: readonly Row[]) => void
}

/** The facts or links of a card, a row each. */
export function ListRows({ list, rows, problems, onChange }: ListRowsProps) {
  const { name, one, help, fields } = list
  const form = useRef<HTMLFieldSetElement>(null)
  const add = (): void => {
    flushSync(() => onChange([...rows, newRow(list)]))
    form.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus()
  }
  const remove = (index: number): void => {
    flushSync(() => onChange(rows.toSpliced(index, 1)))
    form.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  return (
    <fieldset ref={form} className={styles.list}>
      <legend>{one}s</legend>
      <p className={parts.quiet}>{help}</p>
      <ol>
        {rows.map((row, index) => (
          <li key={row.id}>
            <fieldset>
              <legend>
                {one} {index + 1}
              </legend>
              {fields.map((field) => (
                <FieldBox
                  key={field.name}
                  field={field}
                  value={row.values[field.name] ?? ''}
                  problems={problems.filter(
                    (each) => each.field === `${name}.${index}.${field.name}`,
                  )}
                  onChange={(value) => {
                    const values = { ...row.values, [field.name]: value }
                    onChange(rows.with(index, { ...row, values }))
                  }}
                />
              ))}
              <Problems problems={problems.filter((each) => each.field === `${name}.${index}`)} />
              <IconButton label={`Remove ${one} ${index + 1}`} onClick={() => remove(index)}>
                <Trash2 aria-hidden="true" size="1.15em" />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </ol>
      <Problems problems={problems.filter((each) => each.field === name)} />
      <Button variant="secondary" onClick={add}>
        <Plus aria-hidden="true" size="1.1em" />
        Add a {one.toLowerCase()}
      </Button>
    </fieldset>
  )
}
