import type { ChangedPart, PartLine } from './compare-texts.ts'
import { isDifferent, type DifferentLine } from './word-difference.ts'

/** So many lines stand in the list at the top; the rest stands below it. */
const LINES = 2
/** Longer than that one reads it below. */
const LONGEST = 140
/** Words around a change, so that one knows what it says. */
const AROUND = 3

/** Such as where a word became bold, or a picture is another. */
export const SAME_WORDS = 'The words are the same; how they look is not.'

/** The few changed words of a text, for the list at the top: every change is shown or counted. */
export function gistOf(parts: readonly ChangedPart[]): PartLine[] {
  const lines = changedIn(parts)
  return lines.length === 0 ? [plainLine(SAME_WORDS)] : fewOf(lines, false)
}

/** The same of what no alert tells, for below the alerts. */
export function gistBesides(untold: readonly ChangedPart[]): PartLine[] {
  return fewOf(changedIn(untold), true)
}

function changedIn(parts: readonly ChangedPart[]): PartLine[] {
  return parts.flatMap((part) => part.lines).filter(isChanged)
}

function fewOf(lines: readonly PartLine[], isBesides: boolean): PartLine[] {
  const shown = lines
    .map(shortened)
    .filter((line) => lengthOf(line) <= LONGEST)
    .slice(0, LINES)
  const rest = lines.length - shown.length
  if (rest === 0) return shown
  const changes = rest === 1 ? 'change' : 'changes'
  const isMore = isBesides || shown.length > 0
  return [...shown, plainLine(isMore ? `and ${rest} more ${changes}` : `${rest} longer ${changes}`)]
}

export function plainLine(words: string): PartLine {
  return { kind: 'words', line: [{ kind: 'same', words }] }
}

export function isChanged(line: PartLine): boolean {
  return line.kind === 'exchange' || (line.kind === 'words' && isDifferent(line.line))
}

function shortened(line: PartLine): PartLine {
  if (line.kind !== 'words') return line
  const last = line.line.length - 1
  const runs = line.line.map((run, index) => {
    if (run.kind !== 'same') return run
    const words = run.words.split(/(?<=\s)/)
    if (words.length <= AROUND * 2) return run
    const [head, tail] = [words.slice(0, AROUND).join(''), words.slice(-AROUND).join('')]
    if (index === 0) return { ...run, words: `… ${tail}` }
    return { ...run, words: index === last ? `${head}…` : `${head}… ${tail}` }
  })
  return { kind: 'words', line: runs satisfies DifferentLine }
}

function lengthOf(line: PartLine): number {
  if (line.kind === 'left out') return 0
  if (line.kind === 'exchange') return `${line.before ?? ''}${line.after ?? ''}`.length
  return line.line.reduce((sum, { words }) => sum + words.length, 0)
}
