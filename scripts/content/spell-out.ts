import { applyEdits, withoutOverlaps, type Edit } from './edits.ts'
import { UNSEEN } from './files/decode-text.ts'
import { plainText, type ContentFiles } from './files/content-files.ts'
import type { Problem } from './problem.ts'
import { lineEnd } from './source.ts'

/** More lines are moved or removed, not typed. */
const MOST_LINES = 6

/** In characters: word processors write a paragraph in one line. Nobody types a longer one. */
const LONGEST_LINE = 1000

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
    const { lines, instead } = writtenLines(text, edit, others)
    const isSaid = lines.every((line) => problem.advice.includes(line.trim()))
    if (isSaid || lines.length > MOST_LINES) return problem
    if (instead !== undefined) {
      return {
        ...problem,
        advice: `${problem.advice}${inPlace(problem.advice, instead)}\n${lines[0]}`,
      }
    }
    // Several mistakes of a line have it mended once.
    const same = [problem.file, problem.line, ...lines].join('\n')
    if (shown.has(same)) return problem
    shown.add(same)
    const where = inPlaceOfLines(text, edit)
    const advice = /[.!?]$/.test(problem.advice)
      ? `${problem.advice} Write${where}:`
      : problem.advice.replace(/:$/, `${where}:`)
    return { ...problem, advice: [advice, ...lines].join('\n') }
  })
}

/** What to type: whole lines; of a long line only the words around the edit, and in place of which ones. */
type Written = { readonly lines: readonly string[]; readonly instead?: string }

/** The lines that an edit leaves where it was made; none where nobody could see what changed. */
function writtenLines(text: string, edit: Edit, others: readonly Edit[]): Written {
  const from = text.slice(0, edit.start).lastIndexOf('\n') + 1
  const isWhole = edit.text === '' || edit.text.endsWith('\n')
  if (isWhole && edit.start === from && (edit.end === text.length || text[edit.end - 1] === '\n')) {
    return { lines: edit.text === '' ? [] : edit.text.trimEnd().split('\n') }
  }
  const to = lineEnd(text, edit.end)
  // Whole lines that go, with the line break before them.
  if (edit.text === '' && text[edit.start] === '\n' && edit.end === to) return { lines: [] }
  const before = text.slice(from, to)
  const inside = others.filter(({ start, end }) => start >= from && end <= to && end > from)
  const made = withoutOverlaps([edit, ...inside.filter((other) => !overlap(edit, other))])
  const moved = made.map(({ start, end, text: put }) => {
    return { start: start - from, end: end - from, text: put }
  })
  const written = applyEdits(before, moved)
  if (seen(written) === seen(before)) return { lines: [] }
  if (written.length <= LONGEST_LINE || written.includes('\n')) {
    return { lines: written.split('\n').map((line) => line.replaceAll(UNSEEN, '').trimEnd()) }
  }
  const left = /\S*$/.exec(text.slice(from, edit.start))?.[0] ?? ''
  const right = /^\S*/.exec(text.slice(edit.end))?.[0] ?? ''
  const around = (words: string) => `${left}${words}${right}`.trim()
  const typed = around(edit.text).replaceAll(UNSEEN, '')
  return { lines: [typed], instead: around(text.slice(edit.start, edit.end)) }
}

/** ' in place of the lines 18 to 20', where an edit puts others there; '' where it is one line. */
function inPlaceOfLines(text: string, { start, end, text: put }: Edit): string {
  const replaced = text.slice(start, end)
  // The end of the last whole line is the beginning of the next one, which stays.
  const isWhole = replaced.endsWith('\n') && put.endsWith('\n')
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const [first, last] = [lineOf(start), lineOf(isWhole ? end - 1 : end)]
  return first === last || replaced.trim() === ''
    ? ''
    : ` in place of the lines ${first} to ${last}`
}

/** A long line is not shown whole: whoever types what is shown has to know how much of it to replace. */
function inPlace(advice: string, instead: string): string {
  const words = instead.replaceAll(/\s+/g, ' ')
  const stays = `${/[.!?]$/.test(advice) ? ' The' : ' – the'} rest of this long line stays.`
  return `${stays} In place of ${words} write:`
}

function overlap(one: Edit, other: Edit): boolean {
  return other.start <= one.end && one.start <= other.end
}

/** A text as it looks: without what no screen shows. */
function seen(text: string): string {
  return text.replace(/(?!\n)[\p{Cf}\p{Cc}]/gu, '').replace(/[^\S\n]/g, ' ')
}
