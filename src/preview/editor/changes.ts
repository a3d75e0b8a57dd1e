import type { SavedList, Saving, Wording } from '../exchange.ts'
import {
  FIELD_NAMES,
  isEmpty,
  isSwitch,
  LIST_NAMES,
  sameValues,
  typedOf,
  type ListName,
  type TextKind,
  type Typed,
  type TypedEntry,
} from './typed.ts'

/** What is to be written where `typed` differs from the file; null when nothing does. */
export function changesOf(kind: TextKind, wording: Wording, typed: Typed): Saving | null {
  const before = typedOf(kind, wording)
  const fields = FIELD_NAMES[kind]
    .filter((name) => typed.values[name] !== before.values[name])
    .map((name) => ({ path: name.split('.'), value: written(name, typed.values[name] ?? '') }))
  const lists = LIST_NAMES.flatMap((name) => changedList(name, before, typed))
  const body = typed.body === before.body ? null : typed.body
  if (fields.length === 0 && lists.length === 0 && body === null) return null
  return { version: wording.version, fields, lists, body }
}

function changedList(name: ListName, before: Typed, typed: Typed): SavedList[] {
  const entries = typed.lists[name].filter((entry) => !isEmpty(entry))
  if (sameEntries(entries, before.lists[name])) return []
  return [{ name, entries: entries.map(({ from, values }) => ({ from, values: all(values) })) }]
}

/** Whether entries stand where they stand in the file, and say the same. */
export function sameEntries(entries: readonly TypedEntry[], file: readonly TypedEntry[]): boolean {
  const same = ({ from, values }: TypedEntry, index: number) =>
    from === index && sameValues(values, file[index]?.values ?? {})
  return entries.length === file.length && entries.every(same)
}

function all(values: TypedEntry['values']) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, written(name, value)]),
  )
}

function written(name: string, value: string): string | boolean {
  return isSwitch(name) ? value === 'true' : value
}
