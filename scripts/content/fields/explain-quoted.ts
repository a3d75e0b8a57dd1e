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
    const explanation = [sentence, 'Straight ones belong at both.'] as const
    return { end, mistake: { offset: at, explanation, repair: whole(plain) } }
  }
  const atEdge = closed === undefined || isClosed ? null : /\n(?=[^\s-])/.exec(closed)
  if (closed && atEdge && !/\n *(?:- +)?[\w-]+:(?: |\n)/.test(closed) && !/\n-/.test(closed)) {
    // It is closed further down: only its lines begin too far left.
    const start = at + atEdge.index + 1
    const explanation = [
      'This line goes on with the text above.',
      'Begin it with two spaces.',
    ] as const
    const suggestion = { start, end: start, text: '  ' }
    return {
      end: lineEnd(text, at + closed.length),
      mistake: { offset: start, explanation, suggestion },
    }
  }
  if (!isClosed) return { end, mistake: neverClosed(text, at, mark, whole) }

  const closedEnd = at + closed.length
  const rest = text.slice(closedEnd, lineEnd(text, closedEnd))
  if (rest.trim() === ',') {
    const start = closedEnd + rest.indexOf(',')
    const explanation = ['No comma belongs behind this text.', 'Remove it.'] as const
    const repair = { start, end: start + 1, text: '' }
    return { end: lineEnd(text, closedEnd), mistake: { offset: start, explanation, repair } }
  }
  if (rest.trim() !== '' && !/^\s+#/.test(rest)) {
    // A spreadsheet doubles the quotes that it writes.
    const doubled = /^""([^"]+)""$/.exec(line)?.[1]
    if (doubled !== undefined) {
      const once = ['These quotes stand there twice.', 'Write them once.'] as const
      return { end, mistake: { offset: at, explanation: once, repair: whole(quote(doubled)) } }
    }
    const several = /^"((?:[^"\\]|"")*)"$/.exec(line)?.[1]
    if (several !== undefined) {
      const once = ['A spreadsheet doubled the quotes in this text.', BEHIND_BACKSLASH] as const
      const repair = whole(quote(several.replaceAll('""', '"')))
      return { end, mistake: { offset: closedEnd - 1, explanation: once, repair } }
    }
    // 'Official' papers: the quotes belong to the first words alone.
    const isOfWords = mark === '"' || /^[\s,.;:]/.test(rest)
    const inner = line.endsWith(mark) ? line.slice(1, -1) : isOfWords ? line : line.slice(1)
    const advice = 'Put double quotes around the whole text.'
    const explanation = ['The text ends at this quote, but more follows.', advice] as const
    const isOneLine = !closed.includes('\n') && !hasField(line)
    const edit = isOneLine ? whole(quote(inner)) : undefined
    const edits = isSure(line, mark) ? { repair: edit } : { suggestion: edit }
    return { end, mistake: { offset: closedEnd - 1, explanation, ...edits } }
  }
  const escape = mark === '"' ? closed.search(/(?<!\\)(?:\\\\)*\\(?![\\"])/) : -1
  if (escape === -1) return { end: lineEnd(text, closedEnd) }
  const sentence = 'A backslash in double quotes has a special meaning.'
  const explanation = [sentence, 'It is written twice.'] as const
  const offset = at + escape
  const suggestion = { start: at, end: closedEnd, text: quote(closed.slice(1, -1)) }
  return { end, mistake: { offset, explanation, silent: true, suggestion } }
}

const BEHIND_BACKSLASH = 'Write each of them once, behind a backslash.'

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
  if (/^'[\d +().-]+$/.test(line)) {
    const sentence = `A spreadsheet put the sign ' before this number.`
    const explanation = [sentence, 'Put the number alone into double quotes.'] as const
    return { offset: at, explanation, suggestion: whole(quote(line.slice(1))) }
  }
  if (mark === "'") {
    const advice = 'Put the whole text into double quotes.'
    const edit = hasField(line) ? undefined : whole(quote(line))
    return { offset: at, explanation: [sentence, advice], suggestion: edit }
  }
  const next = text.slice(end + 1, lineEnd(text, end + 1))
  const goesOn = next !== '' && !/^(?:\s*-\s|\s*[\w-]+:(?:\s|$))/.test(next)
  const sure = !goesOn && !/["\\]/.test(line.slice(1))
  const explanation = [sentence, 'It belongs at the end of the text, too.'] as const
  const edit = goesOn || hasField(line) ? undefined : whole(quote(line.slice(1)))
  return {
    offset: at,
    explanation,
    ...(sure ? { repair: whole(`${line}"`) } : { suggestion: edit }),
  }
}
