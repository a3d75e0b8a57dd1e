import type { LineChange } from './line-changes.ts'
import { lineStart } from './source.ts'

/** Lines whose words are as they were, and whose signs are not: there nothing else was changed, or meant to be. */
export type SameWords = {
  /** Where they begin now, counted from 0, and how many they are. */
  readonly from: number
  readonly count: number
  readonly former: readonly string[]
  /** Where they began before. */
  readonly before: number
}

/** Line by line, or all lines of a change where they are broken otherwise. */
export function sameWords({ was, is, before, now }: LineChange): SameWords[] {
  const taken = new Set<number>()
  const single = is.flatMap((line, index): SameWords[] => {
    const at = was.findIndex((other, at) => !taken.has(at) && haveSameWords(other, line))
    const former = was[at]
    if (wordsOf(line) === '' || former === undefined) return []
    taken.add(at)
    const first = wentWith(was, at, line)
    return [
      { from: now + index, count: 1, former: was.slice(first, at + 1), before: before + first },
    ]
  })
  const isBroken = was.length !== is.length && wordsOf(was.join('\n')) === wordsOf(is.join('\n'))
  if (!isBroken || wordsOf(is.join('')) === '') return single
  return [{ from: now, count: is.length, former: was, before }]
}

/** Where the lines begin that are gone with the hyphen of their entry, which now stands before the next line. */
function wentWith(was: readonly string[], at: number, line: string): number {
  if (!isEntry(line) || isEntry(was[at] ?? '')) return at
  const first = was.findLastIndex((other, index) => index < at && isEntry(other))
  return first === -1 ? at : first
}

function isEntry(line: string): boolean {
  return /^\s*- /.test(line)
}

/** More would be another sentence. */
const FEW = 3

/** Lines of which only a few words, one beside the other, are others. */
export function fewWordsApart({ was, is, before, now }: LineChange): SameWords[] {
  if (was.length !== is.length) return []
  return is.flatMap((line, index): SameWords[] => {
    const former = was[index] ?? ''
    const [words, formerWords] = [line, former].map((some) => some.trim().split(/\s+/)) as [
      string[],
      string[],
    ]
    const same = alike(words, formerWords)
    const [left, right] = [words.length - same, formerWords.length - same]
    // Words that came are not lost by going back.
    const isNear = left <= right && right <= FEW && right <= same
    return isNear ? [{ from: now + index, count: 1, former: [former], before: before + index }] : []
  })
}

/** How many words two lines have in common at their beginning and their end. */
function alike(words: readonly string[], others: readonly string[]): number {
  const least = Math.min(words.length, others.length)
  let first = 0
  while (first < least && words[first] === others[first]) first += 1
  let last = 0
  while (last < least - first && words.at(-1 - last) === others.at(-1 - last)) last += 1
  return first + last
}

/** Also where a step lost the full stop behind its number. */
function haveSameWords(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other) || signless(one) === signless(other)
}

export function signless(lines: string): string {
  return lines.replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** The letters and digits of lines, without the sign or number that each may begin with. */
function wordsOf(lines: string): string {
  return signless(withoutBeginning(lines))
}

export function withoutBeginning(lines: string): string {
  return lines.replaceAll(BEGINNING, '')
}

const BEGINNING = /^\s*(?:\d{1,2}\\?[.)](?!\d)|[^\p{L}\p{N}]+|o(?:[ \t]+(?=\p{Lu})|[ \t]{2,}))/gmu

/** Whether signs or words are others of which some were left out. */
export function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const one of whole) if (one === part[at]) at += 1
  return at === part.length
}

/** What to write where the lines stand now: what stood there before. */
export function again({ from, count, former }: SameWords, lines: readonly string[]) {
  const start = lineStart(lines, from)
  const end = start + lines.slice(from, from + count).join('\n').length
  const text = former.join('\n')
  const where = count > 1 ? `, in place of the lines ${from + 1} to ${from + count}` : ''
  return { advice: `It was written so before${where}:\n${text}`, suggestion: { start, end, text } }
}
