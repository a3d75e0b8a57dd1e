import { SECOND_CARD } from '../fields/explain-below.ts'
import type { Problem } from '../problem.ts'
import type { TextReading } from '../read/read-text.ts'

/** Says of two texts in one file which of them stood there before: the other, perhaps, was to replace it. */
export function withReplacedText(reading: TextReading, text: string, was: string): TextReading {
  const told = reading.problems.find(({ sentence }) => sentence === SECOND_CARD)
  if (!told) return reading
  const lines = text.split('\n')
  const [above, below] = [lines.slice(0, told.line - 1), lines.slice(told.line - 1)]
  const isBefore = (some: readonly string[]) => some.join('\n').trim() === was.trim()
  const isBelow = isBefore(below)
  if (!isBelow && !isBefore(above)) return reading
  const replaced = isBelow
    ? `If what stands above is to replace it, remove everything from line ${told.line} on.`
    : `If it is to replace what stands above, remove the lines 1 to ${told.line - 1}.`
  const advice = `${replaced} If both are to stay, put one of them into a file of its own: every card is a file.`
  const problem: Problem = { ...told, advice }
  return {
    ...reading,
    problems: reading.problems.map((other) => (other === told ? problem : other)),
  }
}
