import type { Wording } from '../exchange.ts'
import type { SavedList, SavedValue, Saving } from '../requests.ts'
import { FIELDS, type Field, type TextKind } from './fields.ts'
import { mergeLines } from './merge-lines.ts'

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
  readonly lists: Readonly<Record<string, readonly Row[]>>
}

/** What the writer typed, and the version of the file that it changes. */
export type Edit = { readonly wording: Wording; readonly typed: Typed }

/** The form as it shows a file. */
export function typedOf(kind: TextKind, { fields, body }: Wording): Typed {
  const lists = FIELDS[kind].filter(({ shape }) => shape === 'rows')
  return {
    values: valuesOf(FIELDS[kind], { ...fields, body }),
    lists: Object.fromEntries(lists.map((list) => [list.name, rowsOf(list, fields?.[list.name])])),
  }
}

function rowsOf({ inRow }: Field, list: unknown): Row[] {
  if (!Array.isArray(list)) return []
  return list.map((entry: unknown, from) => {
    return { id: String(from), from, values: valuesOf(inRow, entry) }
  })
}

function valuesOf(fields: readonly Field[], saved: unknown): Values {
  const single = fields.filter(({ shape }) => shape !== 'rows')
  return Object.fromEntries(single.map(({ name }) => [name, valueAt(saved, name)]))
}

function valueAt(saved: unknown, name: string): string {
  let value = saved
  for (const step of name.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  if (Array.isArray(value)) return value.join(', ')
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== false
    ? String(value)
    : ''
}

/** An empty row. */
export function newRow({ inRow }: Field): Row {
  return { id: crypto.randomUUID(), from: null, values: valuesOf(inRow, {}) }
}

/** The changes to the file; null if there are none. */
export function changesOf(kind: TextKind, wording: Wording, typed: Typed): Saving | null {
  const before = typedOf(kind, wording)
  const changed = FIELDS[kind].filter((field) => differs(field, typed, before))
  if (changed.length === 0) return null
  const fields = changed.filter(({ shape }) => shape !== 'text')
  const { file, version } = wording
  return {
    file,
    version,
    fields: Object.fromEntries(fields.map((field) => [field.name, valueOf(field, typed)])),
    body: fields.length < changed.length ? bodyOf(typed) : null,
  }
}

function valueOf(field: Field, { values, lists }: Typed): SavedValue | SavedList {
  const { name, inRow } = field
  if (field.shape !== 'rows') return writtenValue(field, values)
  const rows = filled(lists[name]).map(({ from, values }) => ({
    from,
    values: Object.fromEntries(inRow.map((field) => [field.name, writtenValue(field, values)])),
  }))
  return rows.length > 0 ? rows : null
}

function writtenValue({ name, shape, isOptional }: Field, values: Values): SavedValue {
  const value = (values[name] ?? '').trim()
  if (value === '' && isOptional) return null
  if (shape === 'words') return value.split(',').flatMap((word) => word.trim() || [])
  return shape === 'switch' ? true : value
}

/** Leaves out empty rows. */
function filled(rows: readonly Row[] = []): readonly Row[] {
  return rows.filter(({ values }) => Object.values(values).some((value) => value.trim() !== ''))
}

/** A field on one line, or a line for each row. */
function textOf({ name, shape }: Field, { values, lists }: Typed): string {
  if (shape !== 'rows') return values[name] ?? ''
  return filled(lists[name])
    .map((row) => Object.values(row.values).join(' · '))
    .join('\n')
}

/**
 * The writer's changes on top of a newer version of the file. Where both changed the same field, or the same lines of
 * the text, the writer's words stand there, and the field is a clash.
 */
export function rebase(kind: TextKind, { wording, typed }: Edit, now: Wording) {
  const before = typedOf(kind, wording)
  const theirs = typedOf(kind, now)
  const body = mergeLines(bodyOf(before), bodyOf(typed), bodyOf(theirs))
  const mine = FIELDS[kind].filter(
    (field) => differs(field, typed, before) && differs(field, typed, theirs),
  )
  const clashes = mine.filter(
    (field) => differs(field, theirs, before) && (field.shape !== 'text' || body === null),
  )
  const names = mine.map(({ name }) => name)
  const { values, lists } = withFields(theirs, names, typed)
  const merged = { values: body === null ? values : { ...values, body }, lists }
  return { wording: now, typed: merged, clashes: clashes.map(({ name }) => name) }
}

function differs(field: Field, one: Typed, other: Typed): boolean {
  return textOf(field, one) !== textOf(field, other)
}

/** A form with some fields as in another one. */
export function withFields(typed: Typed, names: readonly string[], from: Typed): Typed {
  const named = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
  return {
    values: { ...typed.values, ...named(from.values) },
    lists: { ...typed.lists, ...named(from.lists) },
  }
}

/** Some fields of a form as words. */
export function asText(kind: TextKind, typed: Typed, names: readonly string[]): string {
  const fields = FIELDS[kind].filter(({ name }) => names.includes(name))
  return fields.map((field) => `${field.label}: ${textOf(field, typed)}`).join('\n\n')
}

function bodyOf({ values }: Typed): string {
  return values['body'] ?? ''
}
