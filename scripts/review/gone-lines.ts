import type { PartLine } from './compare-texts.ts'
import { BULLET } from './plain-blocks.ts'
import { DENYING, found } from './telling-words.ts'
import type { Text } from './texts.ts'
import { sidesOf } from './word-difference.ts'

/** What it means that a line of a text is gone. */
export type GoneLine = {
  readonly grade: 'ask' | 'look'
  readonly words: string
  /** Null where the words say it all. */
  readonly line: PartLine | null
}

/** What became of the lines of a body that are gone; null for one that is told with another. */
export function goneLines(
  before: Text,
  after: Text,
  lines: readonly PartLine[],
): ReadonlyMap<PartLine, GoneLine | null> {
  const sides = lines.map((line) => {
    const [was, is] = line.kind === 'words' ? sidesOf(line.line) : ['', '']
    return { line, was, is }
  })
  const gone = sides.filter(({ was, is }) => was !== '' && is === '')
  const moved = sides.filter(({ was, is }) => was === '' && isElsewhere(is, after, before))
  const told = new Map<PartLine, GoneLine | null>([
    ...gone.map(({ line, was }) => [line, goneLine(line, was, before, after)] as const),
    // Where it was says so.
    ...moved.map(({ line }) => [line, null] as const),
  ])
  let left = gone
  for (const section of sectionsOf(before)) {
    const rest = [...left]
    const [heading, ...inside] = section.flatMap((words) => {
      const index = rest.findIndex(({ was }) => was === words)
      return index === -1 ? [] : rest.splice(index, 1)
    })
    if (!heading || inside.length === 0 || inside.length + 1 < section.length) continue
    left = rest
    for (const { line } of inside) told.set(line, null)
    const isMoved = section.every((words) => isElsewhere(words, before, after))
    told.set(heading.line, {
      grade: isMoved ? 'look' : 'ask',
      words: `The section “${heading.was}” ${isMoved ? ELSEWHERE : 'is gone'}`,
      line: null,
    })
  }
  return told
}

/** @param what such as 'paragraph' */
export function goneWords(what: string, was: string, line: PartLine): GoneLine {
  const [denied] = found(was, DENYING)
  if (denied === undefined) return { grade: 'look', words: `A ${what} is gone`, line }
  return { grade: 'ask', words: `A ${what} with “${denied}” is gone`, line }
}

const ELSEWHERE = 'stands in another place'

function goneLine(line: PartLine, was: string, before: Text, after: Text): GoneLine {
  const isPoint = was.startsWith(BULLET)
  const isHeading = before.headings.some(({ words }) => words === was)
  const what = isPoint ? 'point of a list' : isHeading ? 'heading' : 'paragraph'
  if (isElsewhere(was, before, after)) {
    return { grade: 'look', words: `A ${what} ${ELSEWHERE}`, line }
  }
  const gone = goneWords(what, was, line)
  // A step that is missing is missed by whoever follows them.
  return isPoint ? { ...gone, grade: 'ask' } : gone
}

/** The other version has it as often. */
function isElsewhere(words: string, here: Text, other: Text): boolean {
  const times = ({ body }: Text) => body.filter((line) => line === words).length
  return times(other) >= times(here)
}

/** The lines of each section, its heading first, and after it those of the sections inside. */
function sectionsOf({ body, headings }: Text): string[][] {
  const left = [...headings]
  const starts = body.flatMap((words, index) => {
    const heading = left[0]?.words === words ? left.shift() : undefined
    return heading ? [{ index, rank: heading.rank }] : []
  })
  return starts.map(({ index, rank }, number) => {
    const next = starts.slice(number + 1).find((other) => other.rank <= rank)
    return body.slice(index, next?.index)
  })
}
