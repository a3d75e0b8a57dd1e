import type { Edit } from '../edits.ts'
import { nameOffset, valueRange, writtenField, type Fields } from '../fields/fields.ts'
import { fieldBack } from '../fields/lines-back.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import { changedText } from '../files/changed-text.ts'
import type { ContentFiles } from '../files/content-files.ts'
import type { Problem } from '../problem.ts'
import { isMisspelt, leftOut } from './check-left-out.ts'

/** Fields that a text, or an entry of its lists, had in the accepted version and can do without. */
export function checkLostFields(
  files: ContentFiles,
  texts: readonly string[],
  accepted: ContentFiles,
): Problem[] {
  return texts.flatMap((file) => {
    const found = changedText(file, files, accepted)
    const now = found && readFrontMatter({ file, text: found.text }).file?.fields
    const was = found && readFrontMatter({ file, text: found.was }).file?.fields
    if (!now || !was || now.data === null) return []
    const names = lostNames(now.data, was.data).filter(
      (name) => !TOLD.has(name) && !isMisspelt(now, name),
    )
    return [
      ...names.map((name) => lostField(now, name, fieldBack(now, was, name))),
      ...['facts', 'links'].flatMap((list) => lostFromEntries(now, was, list)),
    ]
  })
}

/** What they lead to is told: cards that are not shown any more, and a page that is not for everybody. */
const TOLD: ReadonlySet<string> = new Set(['cards', 'welcome_card', 'public'])

/** What an entry of a list lost, of which nothing else is another. */
function lostFromEntries(now: Fields, was: Fields, list: string): Problem[] {
  const [entries, former] = [now, was].map(({ data }): unknown => Reflect.get(Object(data), list))
  if (!Array.isArray(entries) || !Array.isArray(former)) return []
  return entries.flatMap((entry: unknown, index) => {
    const before: unknown = former[index]
    const own = Object.keys(Object(entry))
    const isSame = own.every(
      (name) => Reflect.get(Object(entry), name) === Reflect.get(Object(before), name),
    )
    const last = [list, index, own.at(-1) ?? ''] as const
    return isSame
      ? lostNames(entry, before).map((name) =>
          lostField(now, name, below(now, last, writtenField(was, [list, index, name]))),
        )
      : []
  })
}

function lostNames(now: unknown, was: unknown): string[] {
  return Object.keys(Object(was)).filter((name) => !Object.hasOwn(Object(now), name))
}

function lostField(now: Fields, name: string, edit: Edit | undefined): Problem {
  return leftOut(now, 'title', `The field ${name} was removed.`, `${name}:`, edit)
}

/** A field on a line of its own, below another one of its entry. */
function below(
  now: Fields,
  path: readonly [string, number, string],
  written: string | null,
): Edit | undefined {
  const { text } = now.source
  const [from, end] = [nameOffset(now, path), valueRange(now, path)?.end]
  const start = end === undefined ? 0 : text.indexOf('\n', end) + 1
  if (from === null || start === 0 || written === null || now.source.original) return undefined
  const column = from - (text.lastIndexOf('\n', from) + 1)
  return { start, end: start, text: `${' '.repeat(column)}${written}\n` }
}
