import type { Edit } from '../edits.ts'
import { lineEnd } from '../source.ts'
import { EMPTY } from './json-words.ts'
import type { Token } from './json-tokens.ts'

/** Something that is not JSON, told to a person. */
export type Found = {
  readonly offset: number
  readonly sentence: string
  /** What to do, in front of the line as it has to be; a whole advice where there is no edit. */
  readonly advice: string
  readonly edit?: Edit
  /** Whether the advice says all of it, without the line. */
  readonly whole?: boolean
  /** Whether the edit leaves no doubt, so that a program can make it. */
  readonly certain?: boolean
}

/** Whether the bracket that is open was forgotten: a line begins where its own line did, or further left. */
export function isForgotten(text: string, bracket: number, { start, written }: Token): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const line = text.lastIndexOf('\n', bracket) + 1
  // All of the file stands between its first bracket and its last one.
  const isClosed = text.trimEnd().endsWith(text[bracket] === '[' ? ']' : '}')
  if (text.slice(0, bracket).trim() === '' && isClosed) return false
  if (before.trim() !== '' || line > start - before.length - 1) return false
  const indent = /^[ \t]*/.exec(text.slice(line))?.[0].length ?? 0
  const isFirst = line + indent === bracket
  if (/[}\]]/.test(written)) return before.length < indent
  if (isFirst) return before.length < indent || (before.length === indent && written === '{')
  return before.length <= indent && /["{“”„]/.test(written)
}

/** Whether a bracket is open and closed on the same line. */
export function isOneLine(text: string, bracket: number | undefined, at: number): boolean {
  return !text.slice(bracket ?? 0, at).includes('\n')
}

/** Whether the file ends with a bracket too early: it closes all of it in the middle of a line, and more comes. */
export function isTooMany(text: string, outermost: number, { start, end }: Token): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return before.trim() !== '' && !isOneLine(text, outermost, start) && text.slice(end).trim() !== ''
}

/** What follows the last bracket: one more bracket, or an entry that belongs above it. */
export function afterEnd(text: string, end: number, { start, written }: Token): Found {
  const rest = text.slice(start).trimEnd()
  if (/[:,]/.test(written)) {
    const bracket = written === ':' ? '{' : '['
    const edit = { start: 0, end: 0, text: `${bracket}\n` }
    const missing = `The first line of the file is missing: the bracket ${bracket}`
    const put = `Put ${bracket} on a line of its own above everything else.`
    return { offset: 0, sentence: missing, advice: put, whole: true, edit }
  }
  const sentence = 'This stands behind the last bracket, where the file ends.'
  if (/^[}\]\s,]*$/.test(rest)) {
    const edit = { start: end, end: start + rest.length, text: '' }
    return { offset: start, sentence, advice: `Remove ${rest}`, whole: true, edit }
  }
  const advice = /^["{]/.test(written)
    ? `Move it above the last ${text[end - 1]}, and put a comma at the end of the line before it.`
    : 'Remove it.'
  return { offset: start, sentence, advice }
}

export function unclosed(bracket = '{') {
  const sentence = `The bracket ${bracket} is opened here, and never closed.`
  return { sentence, advice: `Put ${bracket === '{' ? '}' : ']'} where it ends:` }
}

export function unclosedAtEnd(text: string, bracket: number, solid: number): Found {
  const explained = unclosed(text[bracket])
  const close = text[bracket] === '{' ? '}' : ']'
  if (solid === bracket + 1) return { offset: bracket, ...explained, advice: EMPTY[1] }
  const onItsLine = lineEnd(text, bracket) >= solid
  const edit = { start: solid, end: solid, text: onItsLine ? ` ${close}` : `\n${close}` }
  if (onItsLine) return { offset: bracket, ...explained, edit }
  const sentence = 'The last bracket of the file is missing.'
  const advice = `Put ${close} at the end of the file, on a line of its own.`
  return { offset: solid - 1, sentence, advice, whole: true, edit }
}

/** What is missing at one place went in one slip: a bracket with the comma behind it, or two brackets. */
export function asOne(found: readonly Found[]): Found[] {
  const told: Found[] = []
  for (const next of found) {
    const last = told.at(-1)
    if (!last?.edit || !next.edit || !isSameGap(last.edit, next.edit)) {
      told.push(next)
      continue
    }
    const edit = { ...last.edit, text: `${last.edit.text}${next.edit.text}` }
    const signs = Array.from(edit.text.replaceAll(' ', ''), (sign) =>
      sign === ',' ? 'a comma' : sign,
    )
    const { offset, sentence } = last
    const advice = `Put ${signs.join(' and ')} where it ends:`
    told.splice(-1, 1, { offset, sentence, advice, edit })
  }
  return told
}

function isSameGap(one: Edit, other: Edit): boolean {
  return one.start === one.end && one.start === other.start && one.end === other.end
}
