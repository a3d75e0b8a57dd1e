import { rewritten, valuePlace, valueRange, type Fields } from '../fields/fields.ts'
import { warning, type Problem } from '../problem.ts'
import { isLetterSlip } from '../suggest.ts'

/** Entries of the sidebar that are gone although their pages are there, and labels with one other letter. */
export function checkFormerEntries(now: Fields, was: Fields, slugs: readonly string[]): Problem[] {
  const [entries, former] = [entriesOf(now), entriesOf(was)]
  // Of an entry that leads nowhere nobody knows which one it was.
  const areKnown = entries.every(({ page }) => page === undefined || slugs.includes(page))
  return former.flatMap(({ page, label }, index) => {
    if (page === undefined || label === undefined || !slugs.includes(page)) return []
    const at = entries.findIndex((entry) => entry.page === page)
    if (at !== -1) return otherLabel(now, at, entries[at]?.label ?? label, label, former)
    const isRenamed = entries.some((entry) => entry.label === label)
    if (!areKnown || isRenamed) return []
    const rest = former.slice(index + 1)
    const next = entries.findIndex((entry) => rest.some((other) => isSame(entry, other)))
    return lostEntry(now, next, page, writtenEntry(was, index))
  })
}

/** The page to which the entry of a label led; null where that page is not there, or another entry leads there. */
export function formerPage(
  label: string | undefined,
  was: Fields | null,
  slugs: readonly string[],
  targets: readonly (string | undefined)[],
): string | null {
  const entry = was && entriesOf(was).find((other) => other.label === label)
  const page = entry?.page ?? ''
  return slugs.includes(page) && !targets.includes(page) ? page : null
}

function otherLabel(
  now: Fields,
  index: number,
  label: string,
  former: string,
  all: readonly Entry[],
): Problem[] {
  const isTaken = label !== former && all.some((entry) => entry.label === label)
  if (!isTaken && !isLetterSlip(label, former)) return []
  const path = [index, 'label'] as const
  const slip = isTaken ? 'another entry has this name' : 'one letter alone is another'
  const sentence = `This was ${former} before, and is ${label} now: ${slip}.`
  const advice = `If that is meant, leave it. If not, write what stood here before: "${former}"`
  const edit = rewritten(now, path, JSON.stringify(former))
  return [warning(valuePlace(now, path), sentence, advice, undefined, edit)]
}

/** @param next the entry above which it stood; -1 where there is none any more */
function lostEntry(now: Fields, next: number, page: string, entry: string): Problem[] {
  const { text } = now.source
  const range = next === -1 ? null : valueRange(now, [next])
  const start = range ? text.lastIndexOf('\n', range.start) + 1 : 0
  // (Two entries can stand in one line.)
  if (!range || text.slice(start, range.start).trim() !== '') return []
  const edit = { start, end: start, text: `  ${entry},\n` }
  const sentence = `The sidebar does not lead to the page ${page} any more.`
  const advice = `If that is meant, leave it. If not, write again above this entry:\n${entry},`
  return [warning(valuePlace(now, [next]), sentence, advice, undefined, edit)]
}

type Entry = { readonly page: string | undefined; readonly label: string | undefined }

function entriesOf({ data }: Fields): Entry[] {
  return (Array.isArray(data) ? data : []).map((entry: unknown) => {
    const textOf = (name: string) => {
      const value: unknown = Reflect.get(Object(entry), name)
      return typeof value === 'string' ? value : undefined
    }
    return { page: textOf('page'), label: textOf('label') }
  })
}

function isSame(one: Entry, other: Entry): boolean {
  return one.page === other.page && one.label === other.label
}

function writtenEntry(was: Fields, index: number): string {
  const { start, end } = valueRange(was, [index]) ?? { start: 0, end: 0 }
  return was.source.text.slice(start, end)
}
