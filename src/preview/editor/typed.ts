import type { Wording } from '../exchange.ts'
import type { SavedList, SavedValue, Saving } from '../requests.ts'
import { FIELDS, LISTS, type Field, type List, type ListName, type TextKind } from './fields.ts'

/** The values of fields by their names; a switch that is on is 'true'. */
type Values = Readonly<Record<string, string>>

/** A fact or link in the form. */
export type Row = {
  readonly id: string
  /** Its index in the file's list; null if it is new. */
  readonly from: number | null
  readonly values: Values
}

/** The state of the form. */
export type Typed = {
  readonly values: Values
  readonly lists: Readonly<Record<ListName, readonly Row[]>>
  readonly body: string
}

/** The form as it shows a file. */
export function typedOf(kind: TextKind, { fields, body }: Wording): Typed {
  return {
    values: valuesOf(FIELDS[kind], fields),
    lists: { facts: rowsOf('facts', fields), links: rowsOf('links', fields) },
    body,
  }
}

function rowsOf(name: ListName, fields: Wording['fields']): Row[] {
  const list = fields?.[name]
  const known = LISTS.find((each) => each.name === name)?.fields ?? []
  if (!Array.isArray(list)) return []
  return list.map((entry: unknown, from) => {
    return { id: String(from), from, values: valuesOf(known, entry) }
  })
}

function valuesOf(fields: readonly Field[], written: unknown): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, valueAt(written, name)]))
}

function valueAt(written: unknown, name: string): string {
  let value = written
  for (const step of name.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  if (Array.isArray(value)) return value.join(', ')
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== false
    ? String(value)
    : ''
}

/** An empty row. */
export function newRow({ fields }: List): Row {
  return { id: crypto.randomUUID(), from: null, values: valuesOf(fields, {}) }
}

/** The changes to the file; null if there are none. */
export function changesOf(kind: TextKind, wording: Wording, typed: Typed): Saving | null {
  const before = typedOf(kind, wording)
  const fields = Object.fromEntries(
    FIELDS[kind]
      .filter(({ name }) => typed.values[name] !== before.values[name])
      .map((field) => [field.name, written(field, typed.values)]),
  )
  const lists = Object.fromEntries(
    LISTS.filter(({ name }) => !isSame(typed.lists[name], before.lists[name])).map((list) => [
      list.name,
      writtenList(list, typed.lists[list.name]),
    ]),
  )
  const body = typed.body === before.body ? null : typed.body
  const isChanged = body !== null || Object.keys({ ...fields, ...lists }).length > 0
  const { file, version } = wording
  return isChanged ? { file, version, fields, lists, body } : null
}

function writtenList({ fields }: List, rows: readonly Row[]): SavedList {
  return filled(rows).map(({ from, values }) => ({
    from,
    values: Object.fromEntries(fields.map((field) => [field.name, written(field, values)])),
  }))
}

function written({ name, shape, isOptional }: Field, values: Values): SavedValue {
  const value = (values[name] ?? '').trim()
  if (value === '' && isOptional) return null
  if (shape === 'words') return value.split(',').flatMap((word) => word.trim() || [])
  return shape === 'switch' ? true : value
}

/** Leaves out empty rows. */
function filled(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ values }) => Object.values(values).some((value) => value.trim() !== ''))
}

function isSame(rows: readonly Row[], before: readonly Row[]): boolean {
  const plain = (list: readonly Row[]) => JSON.stringify(filled(list).map(({ values }) => values))
  return plain(rows) === plain(before)
}

/** All words of the form, to copy. */
export function asText(kind: TextKind, { values, lists, body }: Typed): string {
  const fields = FIELDS[kind].flatMap(({ name, label }) =>
    values[name] ? [`${label}: ${values[name]}`] : [],
  )
  const rows = LISTS.flatMap(({ name }) =>
    filled(lists[name]).map((row) => Object.values(row.values).filter(Boolean).join(' · ')),
  )
  return [...fields, ...rows, '', body].join('\n')
}
