import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../src/portal/ui/button.tsx'
import { IconButton } from '../../../../src/portal/ui/icon-button.tsx'
import type { TriedProblem } from '../exchange.ts'
import parts from '../parts.module.css'
import { FieldBox, Problems } from './field-box.tsx'
import type { Field } from './fields.ts'
import { newRow, type Row } from './typed.ts'

type ListRowsProps = {
  list: Field
  rows: readonly Row[]
  problems: readonly TriedProblem[]
  onChange: (rows: readonly Row[]) => void
}

/** The facts or links of a card. */
export function ListRows({ list, rows, problems, onChange }: ListRowsProps) {
  const { name, label, help, inRow } = list
  const one = label.replace(/s$/, '')
  const section = useRef<HTMLElement>(null)
  const add = (): void => {
    flushSync(() => onChange([...rows, newRow(list)]))
    section.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
  }
  const remove = (index: number): void => {
    flushSync(() => onChange(rows.toSpliced(index, 1)))
    section.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  const problemsOf = (field: string) => problems.filter((problem) => problem.field === field)
  return (
    <section ref={section} className="stack" aria-label={label}>
      <h3>{label}</h3>
      <p className="quiet">{help}</p>
      {rows.map((row, index) => (
        <fieldset key={row.id} className={`lines panel ${parts.group}`}>
          <legend>
            {one} {index + 1}
          </legend>
          {inRow.map((field) => (
            <FieldBox
              key={field.name}
              field={field}
              value={row.values[field.name] ?? ''}
              problems={problemsOf(`${name}.${index}.${field.name}`)}
              onChange={(value) => {
                const values = { ...row.values, [field.name]: value }
                onChange(rows.with(index, { ...row, values }))
              }}
            />
          ))}
          <Problems problems={problemsOf(`${name}.${index}`)} />
          <IconButton label={`Remove ${one} ${index + 1}`} onClick={() => remove(index)}>
            <Trash2 aria-hidden="true" size="1.15em" />
          </IconButton>
        </fieldset>
      ))}
      <Problems problems={problemsOf(name)} />
      <Button variant="secondary" onClick={add}>
        <Plus aria-hidden="true" size="1.1em" />
        Add a {one.toLowerCase()}
      </Button>
    </section>
  )
}
