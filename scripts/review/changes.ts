import { compareText } from '../content/problem.ts'
import type { SettingChange } from './settings-changes.ts'
import type { Text } from './texts.ts'

/** A card, page or mail that students will see otherwise. */
export type Change = {
  readonly kind: 'added' | 'removed' | 'changed'
  /** The newer text that there is: of a removed one what it was. */
  readonly text: Text
  /** Null for what is new. */
  readonly before: Text | null
  /** Null for what is removed. */
  readonly after: Text | null
  /** The settings through which it changed, such as a figure that it names. */
  readonly because: readonly SettingChange[]
}

/** Which cards, mails and pages differ between two versions, and why: each kind by file. */
export function findChanges(
  base: ReadonlyMap<string, Text>,
  head: ReadonlyMap<string, Text>,
  settings: readonly SettingChange[],
): Change[] {
  const removed = new Set([...base.values()].filter(({ id }) => !head.has(id)))
  const changes: Change[] = []
  for (const after of head.values()) {
    // A removed and an added text with the same title are one that was moved.
    const before =
      base.get(after.id) ??
      [...removed].find(({ kind, title }) => kind === after.kind && title === after.title)
    if (!before) {
      changes.push({ kind: 'added', text: after, before: null, after, because: [] })
      continue
    }
    removed.delete(before)
    const because = settings.filter((change) => concerns(change, before) || concerns(change, after))
    if (because.length > 0 || shown(before) !== shown(after)) {
      changes.push({ kind: 'changed', text: after, before, after, because })
    }
  }
  for (const before of removed) {
    changes.push({ kind: 'removed', text: before, before, after: null, because: [] })
  }
  return changes.toSorted(
    ({ text: a }, { text: b }) => compareText(a.kind, b.kind) || compareText(a.file, b.file),
  )
}

function concerns({ value, key }: SettingChange, { uses }: Text): boolean {
  return (
    (value !== undefined && uses.values.includes(value)) ||
    (key !== undefined && uses.linkKeys.includes(key))
  )
}

/** Everything that a student could see of it alone, to compare. */
function shown({ file: _file, shownOn: _shownOn, uses: _uses, ...text }: Text): string {
  return JSON.stringify(text)
}
