import { diffArrays, diffWordsWithSpace } from 'diff'

/** A run of words that stayed, went, came, or moved up or down among others. */
export type Run = {
  readonly kind: 'same' | 'gone' | 'new' | 'up' | 'down'
  readonly words: string
}

/** A line of a text with its differences. */
export type DifferentLine = readonly Run[]

/** Two versions of one line, word by word. */
export function compareWords(before: string, after: string): DifferentLine {
  const runs: Run[] = []
  let gone = ''
  let fresh = ''
  const settle = () => {
    if (gone !== '') runs.push({ kind: 'gone', words: gone })
    if (fresh !== '') runs.push({ kind: 'new', words: fresh })
    gone = ''
    fresh = ''
  }
  for (const { added, removed, value } of diffWordsWithSpace(before, after)) {
    if (removed) gone += value
    else if (added) fresh += value
    else if (value.trim() === '' && gone !== '' && fresh !== '') {
      // A space alone does not part two words that were exchanged.
      gone += value
      fresh += value
    } else {
      settle()
      runs.push({ kind: 'same', words: value })
    }
  }
  settle()
  return runs
}

/** Two versions of a text line by line, a line that was rewritten beside what it was. */
export function compareLines(before: readonly string[], after: readonly string[]): DifferentLine[] {
  const lines: DifferentLine[] = []
  let gone: string[] = []
  let came: string[] = []
  const settle = () => {
    lines.push(...pairLines(gone, came))
    gone = []
    came = []
  }
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) gone.push(...value)
    else if (added) came.push(...value)
    else {
      settle()
      lines.push(...value.map((words): DifferentLine => [{ kind: 'same', words }]))
    }
  }
  settle()
  return lines
}

/** Two orders of names: what stands in both and moved is told once, where it is now. */
export function compareOrder(before: readonly string[], after: readonly string[]): DifferentLine[] {
  return diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    value.flatMap((words): DifferentLine[] => {
      if (!added && !removed) return [[{ kind: 'same', words }]]
      if (!before.includes(words)) return [[{ kind: 'new', words }]]
      if (!after.includes(words)) return [[{ kind: 'gone', words }]]
      return removed ? [] : [[{ kind: directionOf(words, before, after), words }]]
    }),
  )
}

/** Down when something that stood below it stands above it now. */
function directionOf(name: string, before: readonly string[], after: readonly string[]) {
  const below = before.slice(before.indexOf(name) + 1)
  const above = new Set(after.slice(0, after.indexOf(name)))
  return below.some((other) => above.has(other)) ? 'down' : 'up'
}

/** 'Payments now stands after Meetings': a sentence for each name that moved among the others. */
export function movesOf(before: readonly string[], after: readonly string[]): string[] {
  const parts = diffArrays([...before], [...after])
  const moved = new Set(parts.flatMap(({ added, value }) => (added ? value : [])))
  return after.flatMap((name, index) => {
    if (!moved.has(name) || !before.includes(name)) return []
    const above = after[index - 1]
    return [`${name} now stands ${above === undefined ? 'first' : `after ${above}`}.`]
  })
}

/** A line as it was and as it is. */
export function sidesOf(line: DifferentLine): [was: string, is: string] {
  const side = (other: 'gone' | 'new') =>
    line.flatMap(({ kind, words }) => (kind === other ? [] : [words])).join('')
  return [side('new'), side('gone')]
}

export function isDifferent(line: DifferentLine): boolean {
  return line.some(({ kind }) => kind !== 'same')
}

/** Below this share of words in common two lines are not one that was rewritten. */
const ALIKE = 0.35

function pairLines(gone: readonly string[], came: readonly string[]): DifferentLine[] {
  const left = [...gone]
  const lines: DifferentLine[] = []
  let fresh: DifferentLine[] = [] // since the last line that was rewritten
  for (const line of came) {
    const twin = left.findIndex((other) => alikeness(other, line) >= ALIKE)
    const passed = twin === -1 ? [] : left.splice(0, twin + 1)
    const rewritten = passed.pop()
    if (rewritten === undefined) {
      fresh.push([{ kind: 'new', words: line }])
      continue
    }
    lines.push(...passed.map(goneLine), ...fresh, compareWords(rewritten, line))
    fresh = []
  }
  return [...lines, ...left.map(goneLine), ...fresh]
}

function goneLine(words: string): DifferentLine {
  return [{ kind: 'gone', words }]
}

/** The share of words that two texts have in common, from 0 to 1. */
export function alikeness(a: string, b: string): number {
  const [first, second] = [wordSet(a), wordSet(b)]
  const larger = Math.max(first.size, second.size)
  return larger === 0 ? 1 : first.intersection(second).size / larger
}

function wordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}
