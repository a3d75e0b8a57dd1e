import type { Edit } from '../edits.ts'
import type { Explanation } from '../problem.ts'
import { lineStart, type Source } from '../source.ts'
import { cutLine } from './lay-out.ts'
import type { Mistake } from './mistake.ts'
import { noFields } from './no-fields.ts'
import { placeOfField } from './places.ts'

const FENCE = '---'

/** What a word processor or a telephone makes of three hyphens. */
const ALTERED_FENCE = /^(?:[-\u2010-\u2015\u2212] ?){1,3}$|^-{4,}$/

/** What people write for it who remember it wrongly. */
const OTHER_FENCE = /^(?:[_*=~+.] ?){3,}$|^…$/
/** The first line, which something may have been typed or pasted into. */
const BAD_FENCE = new RegExp(`${OTHER_FENCE.source}|^[^\\s-]{1,2}---$`)

/** The line above and below a text that was copied together with the sign that it is code. */
const CODE = /^(?:`{3,}|~{3,})[a-z]*$/i

export type Fences = {
  /** Where the fields begin, and where they end: before the line break of their last line. */
  readonly start: number
  readonly end: number
  /** Where the text below the closing fence begins. */
  readonly bodyStart: number
}

/** Finds the two lines of three hyphens, or why they are not as they should be. */
export function findFences({ file, text }: Source): Fences | Mistake[] {
  const lines = text.split('\n')
  const startOf = (line: number): number => lineStart(lines, line)
  const shown = (line: number): string => (lines[line] ?? '').trimEnd()
  const whole = (line: number, to: string): Edit => {
    const start = startOf(line)
    return { start, end: start + shown(line).length, text: to }
  }
  const without = (line: number): Edit => {
    return { start: startOf(line), end: Math.min(text.length, startOf(line + 1)), text: '' }
  }
  const altered = (line: number, explanation: Explanation): Mistake => {
    const edit = whole(line, FENCE)
    const rest = FENCE.slice(shown(line).length)
    const below = lines[line + 1] ?? ''
    // Three hyphens with a line end typed between them.
    if (
      /^--?$/.test(shown(line)) &&
      below.startsWith(rest) &&
      !/^[\s-]./.test(below.slice(rest.length))
    ) {
      const suggestion = {
        start: edit.start,
        end: startOf(line + 1) + rest.length,
        text: `${FENCE}\n`,
      }
      return { offset: edit.start, explanation: BROKEN, suggestion }
    }
    const isSure = ALTERED_FENCE.test(shown(line))
    return {
      offset: edit.start,
      explanation,
      ...(isSure ? { repair: edit } : { suggestion: edit }),
    }
  }
  const inserted = (line: number, explanation: Explanation): Mistake => {
    const start = Math.min(text.length, startOf(line))
    const before = start > 0 && text[start - 1] !== '\n' ? '\n' : ''
    const suggestion = { start, end: start, text: `${before}${FENCE}\n` }
    return {
      offset: Math.min(start, startOf(Math.min(line, lines.length - 1))),
      explanation,
      suggestion,
    }
  }
  /** The first line behind the fields that stand from a line on. */
  const behindFields = (from: number): number => {
    let line = from
    while (line < lines.length && isFieldLine(lines[line] ?? '', line > from)) line += 1
    return line
  }

  const first = lines.findIndex((line) => line.trim() !== '')
  // A chatbot answers with words, a fence, the file, a fence, and words again.
  const begins = lines.findIndex((_, line) => {
    return shown(line) === FENCE && isFieldLine(shown(line + 1), false)
  })
  const above = lines.slice(0, Math.max(0, begins))
  const isFenced = CODE.test(above.findLast((line) => line.trim() !== '')?.trimEnd() ?? '')
  const isAnswer = begins > 0 && !above.some((line) => isFieldLine(line, false))
  const before = { start: 0, end: startOf(Math.max(0, begins)), text: '' }
  const told = { offset: startOf(first), explanation: ABOVE, suggestion: before }
  if (isFenced && isAnswer) {
    const last = lines.findLastIndex((line) => CODE.test(line.trimEnd()))
    if (last < begins) return [told]
    const behind = { start: startOf(last), end: text.length, text: '' }
    return [told, { offset: startOf(last), explanation: BEHIND, suggestion: behind }]
  }
  if (shown(0) !== FENCE) {
    if (ALTERED_FENCE.test(shown(0))) return [altered(0, NOT_HYPHENS)]
    if (first > 0 && shown(first) === FENCE) {
      const repair = { start: 0, end: startOf(first), text: '' }
      return [{ offset: 0, explanation: EMPTY_LINE, repair }]
    }
    if (BAD_FENCE.test(shown(0)) && isFieldLine(shown(1), false)) return [altered(0, NOT_HYPHENS)]
    if (/^---+ *[a-z]+$/i.test(shown(0))) {
      // The fields below it are in another language, unless they look like fields.
      const suggestion = isFieldLine(shown(1), false) && !/js|javascript|json|toml/i.test(shown(0))
      return [suggestion ? altered(0, NOT_HYPHENS) : { offset: 0, explanation: OTHER_LANGUAGE }]
    }
    const glued = /^[\s\u200b]*---[\s\u200b]*/.exec(shown(0))?.[0]
    if (glued !== undefined && isFieldLine(shown(0).slice(glued.length), false)) {
      const suggestion = { start: 0, end: glued.length, text: `${FENCE}\n` }
      return [{ offset: glued.length, explanation: ALONE, suggestion }]
    }
    if (glued?.length === shown(0).length) return [altered(0, ALONE)]
    if (!isFieldLine(shown(0), false)) {
      return [isAnswer ? told : { offset: 0, explanation: noFields(file) }]
    }
    const behind = behindFields(0)
    const isSwapped =
      shown(behind) === FENCE &&
      isFieldLine(shown(behind + 1), false) &&
      lines.slice(behind + 1).some((line) => line.trimEnd() === FENCE)
    if (isSwapped) {
      const above = lines.slice(0, behind).join('\n')
      const suggestion = { start: 0, end: startOf(behind + 1), text: `${FENCE}\n${above}\n` }
      return [{ offset: 0, explanation: SWAPPED, suggestion }]
    }
    const opening = inserted(0, NO_FIRST)
    return shown(behind).startsWith('---') ? [opening] : [opening, inserted(behind, NO_SECOND)]
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE))
  if (closing === 1 && shown(1) === FENCE && isFieldLine(shown(2), false)) {
    return [{ offset: startOf(1), explanation: TWICE, suggestion: without(1) }]
  }
  if (shown(closing) === FENCE) {
    const bodyStart = Math.min(text.length, startOf(closing + 1))
    return { start: startOf(1), end: startOf(closing) - 1, bodyStart }
  }
  const behind = behindFields(1)
  if (closing !== -1 && ALTERED_FENCE.test(shown(closing))) return [altered(closing, BADLY_CLOSED)]
  const glued = /^\s*-{3,}\s*/.exec(shown(behind))?.[0]
  if (glued !== undefined) {
    const rest = shown(behind).slice(glued.length)
    const suggestion = whole(behind, rest === '' ? FENCE : `${FENCE}\n${rest}`)
    return [{ offset: startOf(behind), explanation: ALONE, suggestion }]
  }
  const dashes = lines.findIndex((_, index) => index > 0 && ALTERED_FENCE.test(shown(index)))
  if (dashes !== -1) return [altered(dashes, NOT_HYPHENS)]
  if (OTHER_FENCE.test(shown(behind))) return [altered(behind, NOT_HYPHENS)]
  return [behind === 1 ? { offset: 0, explanation: NEVER_CLOSED } : inserted(behind, NO_SECOND)]
}

/** Whether a line looks like one of the fields; one that goes on with them may only be indented. */
function isFieldLine(line: string, goesOn: boolean): boolean {
  if (/^\s*-{3,}\s*$/.test(line)) return false
  const { space, mark, content, field } = cutLine(line.trimEnd())
  if (content === '') return mark.startsWith('-') && mark.length === 1 && goesOn
  if (goesOn && (space !== '' || /^-\s/.test(mark))) return true
  const isNamed = /^["'“”]?[\w-]+["'“”]?[ \t]*[:：]/.test(content)
  return isNamed && field !== undefined && placeOfField(field) !== undefined
}

const SWAPPED: Explanation = [
  'This field stands above the first line of three hyphens.',
  'Put it below that line.',
]
const TWICE: Explanation = [
  'The line of three hyphens stands here twice.',
  'Remove it here: the line above is the same.',
]
const EMPTY_LINE: Explanation = [
  'An empty line stands before the fields.',
  'Remove it, so that --- is the first line.',
]
const BROKEN: Explanation = [
  'Three hyphens belong in one line.',
  'Take the end of the line out from between them.',
]

const NOT_HYPHENS: Explanation = [
  'This line should be three hyphens.',
  'Write --- and nothing else; some programs turn hyphens into a dash.',
]
const ABOVE: Explanation = [
  'This was copied together with the text and does not belong to it.',
  'Remove everything above the first line of three hyphens.',
]
const BEHIND: Explanation = [
  'This was copied together with the text and does not belong to it.',
  'Remove this line, and everything below it.',
]
const ALONE: Explanation = [
  'Three hyphens stand alone on their line, at its beginning.',
  'Give them a line of their own.',
]
const OTHER_LANGUAGE: Explanation = [
  'Only plain fields can stand at the top of a file, no program and no other language.',
  'Put --- alone on the first line, and fields written as name: value below it.',
]
const NO_FIRST: Explanation = [
  'The three hyphens above the fields are missing.',
  'Put --- on a line of its own above this one.',
]
const NO_SECOND: Explanation = [
  'The three hyphens below the fields are missing.',
  'Put --- on a line of its own above this one.',
]
const NEVER_CLOSED: Explanation = [
  'The fields at the top of the file are never closed.',
  'Put --- on a line of its own below the last field.',
]
const BADLY_CLOSED: Explanation = [
  'More or less than three hyphens stand on the line that closes the fields.',
  'Put --- and nothing else on this line.',
]
