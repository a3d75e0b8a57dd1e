import { applyEdits, type Edit } from './edits.ts'
import { plainText, type ContentFiles } from './files/content-files.ts'
import type { Problem } from './problem.ts'
import { lineEnd } from './source.ts'

/** More lines are moved or removed, not typed. */
const MOST_LINES = 6

/** In characters. Of a longer line only the words around the edit are shown. */
const LONGEST_LINE = 160

/**
 * Ends a problem's advice with the line as it should be, made by the edit itself, so that whoever
 * types what is shown does what the edit does. It stands on lines of its own, its spaces as they are.
 */
export function spellOut(problem: Problem, files: ContentFiles): Problem {
  const edit = problem.repair ?? problem.suggestion
  if (!edit) return problem
  const lines = writtenLines(plainText(files.get(problem.file) ?? ''), edit)
  const isSaid = lines.every((line) => problem.advice.includes(line.trim()))
  if (isSaid || lines.length > MOST_LINES) return problem
  const advice = /[.!?]$/.test(problem.advice) ? `${problem.advice} Write:` : problem.advice
  return { ...problem, advice: [advice, ...lines].join('\n') }
}

/** The lines that an edit leaves where it was made; none where nobody could see what changed. */
function writtenLines(text: string, edit: Edit): string[] {
  const after = applyEdits(text, [edit])
  const from = text.lastIndexOf('\n', edit.start - 1) + 1
  const end = edit.start + edit.text.length
  const isWhole = edit.text === '' || edit.text.endsWith('\n')
  if (isWhole && edit.start === from && (edit.end === text.length || text[edit.end - 1] === '\n')) {
    return edit.text === '' ? [] : edit.text.trimEnd().split('\n')
  }
  const written = after.slice(from, lineEnd(after, end))
  if (seen(written) === seen(text.slice(from, lineEnd(text, edit.end)))) return []
  if (written.length <= LONGEST_LINE || written.includes('\n')) {
    return written.split('\n').map((line) => line.trimEnd())
  }
  const before = /\S*$/.exec(after.slice(from, edit.start))?.[0] ?? ''
  const behind = /^\S*/.exec(after.slice(end))?.[0] ?? ''
  return [`${before}${edit.text}${behind}`]
}

/** A text as it looks: without what no screen shows. */
function seen(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, '').replace(/\s/g, ' ')
}
