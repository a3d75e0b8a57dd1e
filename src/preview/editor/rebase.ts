import type { Wording } from '../exchange.ts'
import { sameEntries } from './changes.ts'
import {
  FIELD_NAMES,
  isEmpty,
  keepIds,
  LIST_NAMES,
  sameValues,
  typedOf,
  type ListName,
  type TextKind,
  type Typed,
  type TypedEntry,
} from './typed.ts'

// A file can change while words typed for it are not saved. What only one side touched is taken from
// that side; where both did, the writer chooses.

/** Words that are not saved, and what they started from. */
export type Draft = {
  readonly kind: TextKind
  readonly wording: Wording
  readonly typed: Typed
  /** The fields that the file says otherwise, too; until the writer has chosen. */
  readonly conflicts: readonly string[]
}

/** The same words on top of what the file says now. */
export function rebase({ kind, wording, typed, conflicts }: Draft, now: Wording): Draft {
  const base = typedOf(kind, wording)
  const theirs = keepIds(typedOf(kind, now), typed)
  const open = new Set(conflicts)
  /** Whether mine is to stay. */
  const stays = (name: string, isMine: boolean, isTheirs: boolean, same: boolean): boolean => {
    if (!isMine && !open.has(name)) return false
    if (same) open.delete(name)
    else if (isTheirs) open.add(name)
    return true
  }
  const values = FIELD_NAMES[kind].map((name) => {
    const [was, mine, file] = [base, typed, theirs].map(({ values: all }) => all[name] ?? '')
    const kept = stays(name, mine !== was, file !== was, mine === file)
    return [name, (kept ? mine : file) ?? ''] as const
  })
  const list = (name: ListName): readonly TypedEntry[] => {
    const [was, mine, file] = [base.lists[name], typed.lists[name], theirs.lists[name]]
    const [isMine, isTheirs] = [!sameEntries(mine, was), !sameList(file, was)]
    const kept = stays(name, isMine, isTheirs, sameList(mine, file))
    return kept ? placed(mine, was, file) : file
  }
  const lists = { facts: list('facts'), links: list('links') }
  const isMine = typed.body !== base.body
  const kept = stays('body', isMine, theirs.body !== base.body, typed.body === theirs.body)
  return {
    kind,
    wording: now,
    typed: {
      values: Object.fromEntries(values),
      lists,
      body: kept ? typed.body : theirs.body,
    },
    conflicts: [...open],
  }
}

/** What was typed on, after something of it was saved: entries now have the places of the saved ones. */
export function onSaved(typed: Typed, saved: Typed): Typed {
  const moved = (name: ListName): TypedEntry[] => {
    const ids = saved.lists[name].filter((entry) => !isEmpty(entry)).map(({ id }) => id)
    return typed.lists[name].map((entry) => {
      const from = ids.indexOf(entry.id)
      return { ...entry, from: from === -1 ? null : from }
    })
  }
  return { ...typed, lists: { facts: moved('facts'), links: moved('links') } }
}

/** The file's words in the place of mine, for one field. */
export function takeTheirs(draft: Draft, name: string): Draft {
  const theirs = typedOf(draft.kind, draft.wording)
  const { typed } = draft
  return { ...keepMine(draft, name), typed: copyField(typed, theirs, name) }
}

export function keepMine(draft: Draft, name: string): Draft {
  return { ...draft, conflicts: draft.conflicts.filter((other) => other !== name) }
}

function copyField(typed: Typed, from: Typed, name: string): Typed {
  if (name === 'body') return { ...typed, body: from.body }
  if (isList(name)) return { ...typed, lists: { ...typed.lists, [name]: from.lists[name] } }
  return { ...typed, values: { ...typed.values, [name]: from.values[name] ?? '' } }
}

export function isList(name: string): name is ListName {
  return (LIST_NAMES as readonly string[]).includes(name)
}

function sameList(one: readonly TypedEntry[], other: readonly TypedEntry[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ values }, index) => sameValues(values, other[index]?.values ?? {}))
  )
}

/** My entries, each with the place that it has in the file now. */
function placed(
  mine: readonly TypedEntry[],
  was: readonly TypedEntry[],
  file: readonly TypedEntry[],
): TypedEntry[] {
  const taken = new Set<number>()
  return mine.map((entry) => {
    const before = entry.from === null ? undefined : was[entry.from]
    const same = file.findIndex(
      ({ values }, index) =>
        before !== undefined && !taken.has(index) && sameValues(values, before.values),
    )
    const from = same === -1 && file.length === was.length ? entry.from : same
    if (from === null || from === -1 || taken.has(from)) return { ...entry, from: null }
    taken.add(from)
    return { ...entry, from }
  })
}
