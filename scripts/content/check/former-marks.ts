import { walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { again, isWithin, sameWords, type SameWords } from '../same-words.ts'
import { lineChanges } from '../line-changes.ts'
import { isPartOfAbove } from '../markdown/check-steps.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { applyEdits, withoutOverlaps } from '../edits.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { TextReading } from '../read/read-text.ts'
import { lostSign } from './lost-signs.ts'
import { FIELDS } from './pasted-over.ts'

/**
 * Shows lines as they were, where their words are the same and their signs are not: in place of advice that
 * names no line, where signs were lost, and where a heading, a point, a step, a box or a link is none any more.
 */
export function withFormerMarks(reading: TextReading, text: string, was: string): TextReading {
  const changes = lineChanges(was, text)
  const same = changes.flatMap(sameWords)
  if (same.length === 0) return reading
  const lines = text.split('\n')
  const isAlone = changes.length === 1 && same.length === 1
  const [marks, marksBefore] = [marksOf(text), marksOf(was)]
  const problems = same.reduce((told: readonly Problem[], block) => {
    const { from, count } = block
    // What follows from the only line that changed is told at that line.
    const isHere = (problem: Problem) =>
      (isAlone || (problem.line > from && problem.line <= from + count)) && !isPartOfAbove(problem)
    const here = told.filter(isHere)
    const [first] = here
    if (!first) {
      const sentence = lostMark(
        lines.slice(from, from + count).join('\n'),
        block,
        marks,
        marksBefore,
      )
      return sentence === null ? told : withLostMark(told, sentence, block, reading.file, lines)
    }
    const isMended = here.some((problem) => problem.repair ?? problem.suggestion)
    if (isMended && !isBetter(block, here, lines)) return told
    const isWithin = count === 1 && first.line === from + 1
    const { line, column } = isWithin ? first : { line: from + 1, column: 1 }
    const { file, severity, sentence } = first
    return [
      ...told.filter((problem) => !isHere(problem)),
      { file, line, column, severity, sentence, ...again(block, lines) },
    ]
  }, reading.problems)
  return { ...reading, problems }
}

/** Whether the line as it was is better than advice that does not bring it back: where signs only came, they may be meant. */
function isBetter(block: SameWords, here: readonly Problem[], lines: readonly string[]): boolean {
  const text = lines.join('\n')
  const { suggestion } = again(block, lines)
  const edits = here.flatMap(({ repair, suggestion: meant }) => repair ?? meant ?? [])
  // What is to be typed for more lines than this one is no advice on its signs.
  if (edits.some(({ start, end }) => start < suggestion.start || end > suggestion.end)) return false
  const isBack = applyEdits(text, withoutOverlaps(edits)) === applyEdits(text, [suggestion])
  const now = lines.slice(block.from, block.from + block.count).join('\n')
  return !isBack && !isWithin(Array.from(block.former.join('\n')), Array.from(now))
}

/** With what a line is no more, in place of what follows from it: the lines below are shown as a part of another one. */
function withLostMark(
  told: readonly Problem[],
  sentence: string,
  block: SameWords,
  file: string,
  lines: readonly string[],
): readonly Problem[] {
  const empty = lines.findIndex((line, at) => at > block.from && line.trim() === '')
  const end = empty === -1 ? lines.length : empty
  const others = told.filter((problem) => {
    return !isPartOfAbove(problem) || problem.line <= block.from || problem.line > end
  })
  const place = { file, line: block.from + 1, column: 1 }
  const { advice, suggestion } = again(block, lines)
  const problem =
    others.length < told.length
      ? error(place, sentence, advice, undefined, suggestion)
      : warning(place, sentence, UNLESS_MEANT, undefined, suggestion)
  return [...others, problem]
}

const UNLESS_MEANT = 'If that is meant, leave it. If not, write as before:'

type Mark = 'heading' | 'step' | 'point' | 'box' | 'table' | 'link'

const LOST: Readonly<Record<Mark, string>> = {
  heading: 'This line was a heading, and is none any more.',
  step: 'This line was a step, and is none any more.',
  point: 'This line was a point of a list, and is none any more.',
  box: 'This line began a box, and begins none any more.',
  table: 'This line began a table, and begins none any more.',
  link: 'A link in this line is none any more.',
}

/** What of a line's marks is gone; null where all are there. A list of another kind is told as that, or meant. */
function lostMark(
  line: string,
  { from, before, former }: SameWords,
  now: Marks,
  was: Marks,
): string | null {
  const left = [...(now.get(from) ?? [])]
  const isJoined = left.includes('heading') && !line.includes('\n') && former.length > 1
  if (isJoined) return 'The text below this heading stands in its line.'
  const lost = (was.get(before) ?? []).find((mark) => {
    const at = left.findIndex((other) => other === mark || (isOfList(other) && isOfList(mark)))
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
  // Two spaces are what puts a point to the one above it, on purpose.
  const isPutAbove =
    lost !== undefined && isOfList(lost) && /^(?: {2,}|\t)[ \t]*[\p{L}\p{N}*[({]/u.test(line)
  if (lost !== undefined) return isPutAbove ? null : LOST[lost]
  return lostSign(line, former.join('\n'))
}

function isOfList(mark: Mark): boolean {
  return mark === 'step' || mark === 'point'
}

type Marks = ReadonlyMap<number, readonly Mark[]>

/** What begins in each line below the fields, counted from 0. */
function marksOf(text: string): Marks {
  const fields = FIELDS.exec(text)?.[0] ?? ''
  const top = fields.split('\n').length - 1
  const body = text.slice(fields.length)
  const marks = new Map<number, Mark[]>()
  const markOf = ({ type, position }: TreeNode): Mark | null => {
    if (type === 'heading' || type === 'link' || type === 'table') return type
    if (type === 'blockquote') return 'box'
    if (type !== 'listItem') return null
    return /\d/.test(body[position?.start.offset ?? 0] ?? '') ? 'step' : 'point'
  }
  renderMarkdown(body, {
    values: { printed: new Map(), stored: new Set() },
    headingIds: false,
    onTree: (tree) => {
      walk(tree, (node) => {
        const mark = markOf(node)
        const line = top + (node.position?.start.line ?? 0) - 1
        if (mark) marks.set(line, [...(marks.get(line) ?? []), mark])
      })
    },
  })
  return marks
}
