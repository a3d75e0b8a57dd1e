import { dirname } from 'node:path/posix'
import { compareText } from '../content/problem.ts'
import type { SettingChange } from './settings-changes.ts'
import type { Text } from './texts.ts'
import { alikeness } from './word-difference.ts'

/** A card, page or mail that students will see otherwise, or find elsewhere. */
export type Change = {
  /** `renamed` has another file name, `moved` stands in another folder; their words may have changed, too. */
  readonly kind: 'added' | 'removed' | 'changed' | 'renamed' | 'moved'
  /** The newer text that there is: of a removed one what it was. */
  readonly text: Text
  /** Null for what is new. */
  readonly before: Text | null
  /** Null for what is removed. */
  readonly after: Text | null
  /** The settings through which it changed, such as a figure that it names. */
  readonly because: readonly SettingChange[]
  /** Its own file or one of its pictures is another; otherwise it merely follows. */
  readonly byHand: boolean
}

type Texts = ReadonlyMap<string, Text>

/** Which cards, mails and pages differ between two versions, and why: each kind by file. */
export function findChanges(
  base: Texts,
  head: Texts,
  settings: readonly SettingChange[],
  isFileSame: (before: Text, after: Text) => boolean,
): Change[] {
  const gone = [...base.values()].filter(({ id }) => !head.has(id))
  const came = [...head.values()].filter(({ id }) => !base.has(id))
  const renamed = pairRenamed(gone, came)
  const newIds = new Map([...renamed].map(([after, before]) => [before.id, after.id]))
  const kept = new Set([...newIds].flat())
  /** Each is told by a change of its own; a page that only shows it has none. */
  const told = new Set([...gone, ...came].map(({ id }) => id).filter((id) => !kept.has(id)))
  /** Where a card goes from one folder into another, its own change says so of both pages. */
  const between = [...newIds].filter(([was, is]) => dirname(was) !== dirname(is))
  const leaves = (id: string, page: string) =>
    between.some((ids) => ids.includes(id) && ids.some((other) => dirname(other) === page))
  const order = ({ id: page, cards }: Text) =>
    cards.filter((id) => !told.has(id) && !leaves(id, page)).map((id) => newIds.get(id) ?? id)

  const changes = [...head.values()].flatMap((after): Change[] => {
    const before = base.get(after.id) ?? renamed.get(after)
    if (!before) return [added(after)]
    const because = settings.filter((change) => concerns(change, before) || concerns(change, after))
    const kind = kindOf(before, after)
    const same = shown(before, order) === shown(after, order)
    if (kind === 'changed' && same && because.length === 0) return []
    const byHand = because.length === 0 || kind !== 'changed' || !isFileSame(before, after)
    return [{ kind, text: after, before, after, because, byHand }]
  })
  const paired = new Set(renamed.values())
  for (const before of gone) {
    if (paired.has(before)) continue
    changes.push(removed(before))
  }
  return changes.toSorted(
    ({ text: a }, { text: b }) => compareText(a.kind, b.kind) || compareText(a.file, b.file),
  )
}

function added(after: Text): Change {
  return { kind: 'added', text: after, before: null, after, because: [], byHand: true }
}

function removed(before: Text): Change {
  return { kind: 'removed', text: before, before, after: null, because: [], byHand: true }
}

/** With so much in common two texts are one that got another name. */
const ONE_TEXT = 0.6

/** The new texts that were there under another name, with what they were. */
function pairRenamed(gone: readonly Text[], came: readonly Text[]): Map<Text, Text> {
  const pairs = came
    .flatMap((after) => gone.map((before) => ({ before, after, alike: likeness(before, after) })))
    .filter(({ alike }) => alike >= ONE_TEXT)
    .toSorted((a, b) => b.alike - a.alike)
  const found = new Map<Text, Text>()
  const used = new Set<Text>()
  for (const { before, after } of pairs) {
    if (used.has(before) || found.has(after)) continue
    used.add(before)
    found.set(after, before)
  }
  return found
}

function likeness(before: Text, after: Text): number {
  if (before.kind !== after.kind) return 0
  if (before.title === after.title) return 1
  return alikeness(proseOf(before), proseOf(after))
}

function proseOf({ description, body }: Text): string {
  return [description, ...body].join(' ')
}

function kindOf(before: Text, after: Text): Change['kind'] {
  if (before.id === after.id) return 'changed'
  return dirname(before.file) === dirname(after.file) || after.kind === 'page' ? 'renamed' : 'moved'
}

function concerns({ value, key }: SettingChange, { uses }: Text): boolean {
  return (
    (value !== undefined && uses.values.includes(value)) ||
    (key !== undefined && uses.linkKeys.includes(key))
  )
}

/** Everything that a student could see of it alone, to compare. */
function shown(text: Text, order: (text: Text) => readonly string[]): string {
  const { id: _id, file: _file, shownOn: _on, uses: _uses, cardTitles: _titles, ...rest } = text
  return JSON.stringify({ ...rest, cards: order(text) })
}
