import { applyEdits, withoutOverlaps, type Edit } from './edits.ts'
import { plainText, type ContentFiles } from './files/content-files.ts'
import type { Problem } from './problem.ts'
import { lineEnd } from './source.ts'

/** More lines are moved or removed, not typed. */
const MOST_LINES = 6

/** In characters. Of a longer line only the words around the edit are shown. */
const LONGEST_LINE = 160

/**
 * Ends the advice of problems with the line as it should be, made by the edits themselves, so that
 * whoever types what is shown does what the edit does. It stands on lines of its own, its spaces as
 * they are, with everything mended that is wrong in it.
 */
export function spellOut(problems: readonly Problem[], files: ContentFiles): Problem[] {
  const edited = problems.filter(({ repair, suggestion }) => repair ?? suggestion)
  const ofFile = Map.groupBy(edited, ({ file }) => file)
  const texts = new Map([...ofFile.keys()].map((file) => [file, plainText(files.get(file) ?? '')]))
  const shown = new Set<string>()
  return problems.map((problem) => {
    const edit = problem.repair ?? problem.suggestion
    if (!edit) return problem
    const text = texts.get(problem.file) ?? ''
    const others = (ofFile.get(problem.file) ?? []).flatMap((other) => {
      return other.repair ?? other.suggestion ?? []
    })
    const lines = writtenLines(text, edit, others)
    const isSaid = lines.every((line) => problem.advice.includes(line.trim()))
    if (isSaid || lines.length > MOST_LINES) return problem
    // Several mistakes of a line have it mended once.
    const same = [problem.file, problem.line, ...lines].join('\n')
    if (shown.has(same)) return problem
    shown.add(same)
    const advice = /[.!?]$/.test(problem.advice) ? `${problem.advice} Write:` : problem.advice
    return { ...problem, advice: [advice, ...lines].join('\n') }
  })
}

/** The lines that an edit leaves where it was made; none where nobody could see what changed. */
function writtenLines(text: string, edit: Edit, others: readonly Edit[]): string[] {
  const from = text.lastIndexOf('\n', edit.start - 1) + 1
  const isWhole = edit.text === '' || edit.text.endsWith('\n')
  if (isWhole && edit.start === from && (edit.end === text.length || text[edit.end - 1] === '\n')) {
    return edit.text === '' ? [] : edit.text.trimEnd().split('\n')
  }
  const to = lineEnd(text, edit.end)
  const before = text.slice(from, to)
  const inside = others.filter(({ start, end }) => start >= from && end <= to && end > from)
  const made = withoutOverlaps([edit, ...inside.filter((other) => !overlap(edit, other))])
  const moved = made.map(({ start, end, text: put }) => {
    return { start: start - from, end: end - from, text: put }
  })
  const written = applyEdits(before, moved)
  if (seen(written) === seen(before)) return []
  if (written.length <= LONGEST_LINE || written.includes('\n')) {
    return written.split('\n').map((line) => line.trimEnd())
  }
  const left = /\S*$/.exec(text.slice(from, edit.start))?.[0] ?? ''
  const right = /^\S*/.exec(text.slice(edit.end))?.[0] ?? ''
  return [`${left}${edit.text}${right}`]
}

function overlap(one: Edit, other: Edit): boolean {
  return other.start <= one.end && one.start <= other.end
}

/** A text as it looks: without what no screen shows. */
function seen(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, '').replace(/\s/g, ' ')
}
