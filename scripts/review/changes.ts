import { compareText } from '../content/problem.ts'
import type { CardText, PageText, Texts } from './texts.ts'
import type { SettingChange } from './settings-changes.ts'

/** A card or page that students will see otherwise; before is null for a new one, after for a removed one. */
export type Change<Text extends CardText | PageText = CardText | PageText> =
  | {
      readonly kind: 'added'
      readonly before: null
      readonly after: Text
      readonly because: Because
    }
  | {
      readonly kind: 'removed'
      readonly before: Text
      readonly after: null
      readonly because: Because
    }
  | {
      readonly kind: 'changed'
      readonly before: Text
      readonly after: Text
      readonly because: Because
    }

/** The settings through which it changed, such as a figure that it names. */
type Because = readonly SettingChange[]

export type Changes = {
  readonly cards: readonly Change<CardText>[]
  readonly pages: readonly Change<PageText>[]
}

/** Which cards and pages differ between two versions, and why. */
export function findChanges(base: Texts, head: Texts, settings: readonly SettingChange[]): Changes {
  return {
    cards: pairs(base.cards, head.cards)
      .flatMap((pair) => changeOf(pair, settings))
      .toSorted(byFile),
    pages: pairs(base.pages, head.pages)
      .flatMap((pair) => changeOf(pair, settings))
      .toSorted(byFile),
  }
}

function byFile(a: Change, b: Change): number {
  return compareText((a.after ?? a.before).file, (b.after ?? b.before).file)
}

type Pair<Text> = { readonly before: Text | null; readonly after: Text | null }

/** What belongs together: the same file, or a removed and an added one with the same title. */
function pairs<Text extends CardText | PageText>(
  base: ReadonlyMap<string, Text>,
  head: ReadonlyMap<string, Text>,
): Pair<Text>[] {
  const removed = new Map([...base].filter(([id]) => !head.has(id)))
  const found = [...head.values()].map((after) => {
    const same = base.get(after.id)
    const moved = same ? null : [...removed.values()].find(({ title }) => title === after.title)
    if (moved) removed.delete(moved.id)
    return { before: same ?? moved ?? null, after }
  })
  return [...found, ...[...removed.values()].map((before) => ({ before, after: null }))]
}

function changeOf<Text extends CardText | PageText>(
  { before, after }: Pair<Text>,
  settings: readonly SettingChange[],
): Change<Text>[] {
  if (!after) return before ? [{ kind: 'removed', before, after, because: [] }] : []
  if (!before) return [{ kind: 'added', before, after, because: [] }]
  const because = settings.filter(
    (setting) => concerns(setting, before) || concerns(setting, after),
  )
  if (because.length === 0 && shown(before) === shown(after)) return []
  return [{ kind: 'changed', before, after, because }]
}

function concerns(setting: SettingChange, text: CardText | PageText): boolean {
  if (setting.value !== undefined) return text.values.has(setting.value)
  if (setting.key === undefined || text.kind === 'page') return false
  return text.links.some(({ key }) => key === setting.key)
}

/** Everything that a student could see, as one text to compare. */
function shown({
  file: _file,
  values: _values,
  pictures: _pictures,
  ...text
}: CardText | PageText) {
  return JSON.stringify(text)
}
