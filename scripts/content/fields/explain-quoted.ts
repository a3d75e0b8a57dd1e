import type { Edit } from '../edits.ts'
import { lineEnd } from '../source.ts'
import { hasField } from './field-names.ts'
import type { Mistake } from './mistake.ts'
import { isCurlyQuoted, quote } from './quote.ts'

/** What a field's value turned out to be: its end, and the mistake in it if there is one. */
export type SeenValue = {
  readonly end: number
  readonly mistake?: Mistake
  /** A text in the indented lines that follow. */
  readonly block?: boolean
}

type Mark = '"' | "'"

/** Looks at the value that begins with a quote at `at`. */
export function explainQuoted(text: string, at: number, mark: Mark): SeenValue {
  const end = lineEnd(text, at)
  const line = text.slice(at, end).trimEnd()
  const whole = (written: string): Edit => ({ start: at, end: at + line.length, text: written })
  const closed = (mark === '"' ? DOUBLE : SINGLE).exec(text.slice(at))?.[0]
  // A quote that was forgotten is found closed by the next one, some fields further down.
  const isClosed = closed !== undefined && !/\n(?:\S| *(?:- +)?[\w-]+:(?: |\n))/.test(closed)
  if (isCurlyQuoted(line) && !(isClosed && closed === line)) {
    const plain = quote(line.slice(1, -1))
    const sentence = 'This text has a straight quote at one end and a curly one at the other.'
    const explanation = [sentence, `Write ${plain}`] as const
    return { end, mistake: { offset: at, explanation, repair: whole(plain) } }
  }
  if (!isClosed) return { end, mistake: neverClosed(text, at, mark, whole) }

  const closedEnd = at + closed.length
  const rest = text.slice(closedEnd, lineEnd(text, closedEnd))
  if (rest.trim() !== '' && !/^\s+#/.test(rest)) {
    const inner = line.endsWith(mark) ? line.slice(1, -1) : mark === '"' ? line : line.slice(1)
    const advice = `Put double quotes around the whole text: ${quote(inner)}`
    const explanation = ['The text ends at this quote, but more follows.', advice] as const
    const sure = isSure(line, mark) && !closed.includes('\n')
    const repair = sure ? whole(quote(inner)) : undefined
    return { end, mistake: { offset: closedEnd - 1, explanation, repair } }
  }
  const escape = mark === '"' ? closed.search(/(?<!\\)(?:\\\\)*\\(?![\\"])/) : -1
  if (escape === -1) return { end: lineEnd(text, closedEnd) }
  const sentence = 'A backslash in double quotes has a special meaning.'
  const explanation = [sentence, 'Write two backslashes.'] as const
  return { end, mistake: { offset: at + escape, explanation, silent: true } }
}

/** Whether it is plain which words were meant: a quote at the end, too, or quotes in pairs. */
function isSure(line: string, mark: Mark): boolean {
  const paired = mark === '"' && line.split('"').length % 2 === 1
  return (line.endsWith(mark) || paired) && !line.includes('\\') && !hasField(line)
}

const DOUBLE = /^"(?:[^"\\]|\\[^])*"/
const SINGLE = /^'(?:[^']|'')*'/

function neverClosed(
  text: string,
  at: number,
  mark: Mark,
  whole: (written: string) => Edit,
): Mistake {
  const end = lineEnd(text, at)
  const line = text.slice(at, end).trimEnd()
  const sentence = `The quote ${mark} that begins this text is never closed.`
  if (mark === "'") {
    const advice = `Put the whole text into double quotes: ${quote(line)}`
    return { offset: at, explanation: [sentence, advice] }
  }
  const next = text.slice(end + 1, lineEnd(text, end + 1))
  const goesOn = next !== '' && !/^(?:\s*-\s|\s*[\w-]+:(?:\s|$))/.test(next)
  const sure = !goesOn && !/["\\]/.test(line.slice(1))
  const explanation = [sentence, 'Write " at the end of the text, too.'] as const
  return { offset: at, explanation, repair: sure ? whole(`${line}"`) : undefined }
}
