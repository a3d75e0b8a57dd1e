import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../portal/ui/button.tsx'
import { IconButton } from '../../portal/ui/icon-button.tsx'
import type { TriedProblem } from '../exchange.ts'
import { Problems } from './field-box.tsx'
import { newEntry, type ListName, type TypedEntry, type Values } from './typed.ts'
import styles from './list-form.module.css'

type ListFormProps = {
  list: ListName
  /** What one entry is called: 'Link'. */
  one: string
  help: string
  /** Fewer than these there cannot be. */
  least: number
  entries: readonly TypedEntry[]
  problems: readonly TriedProblem[]
  onChange: (entries: readonly TypedEntry[]) => void
  /** The fields of an entry. */
  children: (entry: {
    values: Values
    set: (change: Values) => void
    problemsOf: (field: string) => readonly TriedProblem[]
  }) => ReactNode
}

/** Facts or links: each with its fields, and buttons that add, move and remove them. */
export function ListForm(props: ListFormProps) {
  const { list, one, help, least, entries, problems, onChange, children } = props
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFieldSetElement>(null)
  /** The focus stays where the writer works, whatever moved. */
  const change = (next: readonly TypedEntry[], words: string, focus: () => HTMLElement | null) => {
    flushSync(() => {
      onChange(next)
      setSaid(words)
    })
    focus()?.focus()
  }
  const move = (event: MouseEvent<HTMLElement>, from: number, to: number): void => {
    const entry = entries[from]
    if (!entry || to < 0 || to >= entries.length) return
    const next = entries.toSpliced(from, 1).toSpliced(to, 0, entry)
    const button = event.currentTarget
    change(next, `${one} ${from + 1} is ${one} ${to + 1} now.`, () => button)
  }
  const add = (): void =>
    change([...entries, newEntry(list)], '', () => {
      const items = form.current?.querySelectorAll('li') ?? []
      return items[items.length - 1]?.querySelector<HTMLElement>('input, select') ?? null
    })
  const remove = (index: number): void =>
    change(
      entries.toSpliced(index, 1),
      `${one} ${index + 1} is removed.`,
      () => form.current?.querySelector<HTMLElement>(`:scope > button`) ?? null,
    )
  return (
    <fieldset ref={form} className={styles.list}>
      <legend>{`${one}s`}</legend>
      <p>{help}</p>
      <ol>
        {entries.map((entry, index) => {
          const name = `${one} ${index + 1}`
          return (
            <li key={entry.id}>
              <fieldset>
                <legend>{name}</legend>
                {children({
                  values: entry.values,
                  set: (values) => {
                    const next = { ...entry, values: { ...entry.values, ...values } }
                    onChange(entries.with(index, next))
                  },
                  problemsOf: (field) =>
                    problems.filter((problem) => problem.field === `${list}.${index}.${field}`),
                })}
                <Problems problems={problems.filter(({ field }) => field === `${list}.${index}`)} />
                <div className={styles.buttons}>
                  <IconButton
                    label={`Move ${name} up`}
                    aria-disabled={index === 0}
                    onClick={(event) => move(event, index, index - 1)}
                  >
                    <ArrowUp aria-hidden="true" size="1.15em" />
                  </IconButton>
                  <IconButton
                    label={`Move ${name} down`}
                    aria-disabled={index === entries.length - 1}
                    onClick={(event) => move(event, index, index + 1)}
                  >
                    <ArrowDown aria-hidden="true" size="1.15em" />
                  </IconButton>
                  <IconButton
                    label={`Remove ${name}`}
                    disabled={entries.length <= least}
                    onClick={() => remove(index)}
                  >
                    <Trash2 aria-hidden="true" size="1.15em" />
                  </IconButton>
                </div>
              </fieldset>
            </li>
          )
        })}
      </ol>
      <Problems problems={problems.filter(({ field }) => field === list)} />
      <Button variant="secondary" onClick={add}>
        <Plus aria-hidden="true" size="1.1em" />
        {`Add a ${one.toLowerCase()}`}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </fieldset>
  )
}
