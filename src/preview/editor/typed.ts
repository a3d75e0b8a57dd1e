import type { Wording } from '../exchange.ts'

/** What a text is: each kind has other fields. */
export type TextKind = 'card' | 'page' | 'mail'

export const LIST_NAMES = ['facts', 'links'] as const
export type ListName = (typeof LIST_NAMES)[number]

export type Values = Readonly<Record<string, string>>

/** A fact or link as a form holds it. */
export type TypedEntry = {
  /** Stays while the entry is moved and saved. */
  readonly id: string
  /** Its place in the file's list; null while it is new. */
  readonly from: number | null
  readonly values: Values
}

/** What the writer has typed: fields by their names, joined by dots; a switch that is on is 'true'. */
export type Typed = {
  readonly values: Values
  readonly lists: Readonly<Record<ListName, readonly TypedEntry[]>>
  readonly body: string
}

const LIST_FIELDS: Readonly<Record<ListName, readonly string[]>> = {
  facts: ['label', 'value', 'copy'],
  links: ['key', 'address', 'note'],
}

/** The fields of each kind that stand alone, in the order in which they are read. */
export const FIELD_NAMES: Readonly<Record<TextKind, readonly string[]>> = {
  card: [
    'title',
    'description',
    'icon',
    'class_door.closed',
    'check_later.card',
    'check_later.after',
    'check_later.keep',
    'check_later.help',
  ],
  page: ['title', 'intro', 'icon', 'contents', 'public'],
  mail: ['subject'],
}

const SWITCHES: ReadonlySet<string> = new Set(['copy', 'contents', 'public'])

export function isSwitch(name: string): boolean {
  return SWITCHES.has(name)
}

/** What the file says, as a form holds it. */
export function typedOf(kind: TextKind, { fields, body }: Wording): Typed {
  const names = FIELD_NAMES[kind]
  return {
    values: Object.fromEntries(names.map((name) => [name, valueAt(fields, name)])),
    lists: { facts: entriesOf(fields, 'facts'), links: entriesOf(fields, 'links') },
    body,
  }
}

function entriesOf(fields: Wording['fields'], name: ListName): TypedEntry[] {
  const list = fields?.[name]
  if (!Array.isArray(list)) return []
  return list.map((entry: unknown, from) => ({
    id: String(from),
    from,
    values: Object.fromEntries(LIST_FIELDS[name].map((field) => [field, valueAt(entry, field)])),
  }))
}

/** What the file says now, its entries called as they were before: what has the focus stays the same field. */
export function keepIds(now: Typed, before: Typed): Typed {
  const called = (name: ListName): TypedEntry[] => {
    const free = [...before.lists[name]]
    const take = (at: number): string | undefined =>
      at === -1 ? undefined : free.splice(at, 1)[0]?.id
    const same = now.lists[name].map(({ values }) =>
      take(free.findIndex((entry) => sameValues(entry.values, values))),
    )
    // What says something else now stands in the place of one that is left.
    return now.lists[name].map((entry, at) => ({
      ...entry,
      id: same[at] ?? take(0) ?? crypto.randomUUID(),
    }))
  }
  return { ...now, lists: { facts: called('facts'), links: called('links') } }
}

function valueAt(fields: unknown, name: string): string {
  let value = fields
  for (const step of name.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  if (isSwitch(name)) return value === true ? 'true' : ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : ''
}

/** Whether an entry says nothing: it is left out when the text is saved or shown. */
export function isEmpty({ values }: TypedEntry): boolean {
  return Object.values(values).every((value) => value.trim() === '')
}

/** An entry that nobody has filled in yet. */
export function newEntry(list: ListName): TypedEntry {
  const values = Object.fromEntries(LIST_FIELDS[list].map((field) => [field, '']))
  return { id: crypto.randomUUID(), from: null, values }
}

export function sameValues(one: Values, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}
