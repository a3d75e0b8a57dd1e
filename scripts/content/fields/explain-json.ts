import type { Edit } from '../edits.ts'
import type { Explanation } from '../problem.ts'
import { lineEnd } from '../source.ts'
import { bareName, bareValue, openText } from './json-slips.ts'
import { readToken, type Token } from './json-tokens.ts'
import { mendedLine } from './mended-line.ts'
import type { Mistake } from './mistake.ts'
import { quote } from './quote.ts'

type Found = {
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

type Next = 'value' | 'item' | 'field' | 'colon' | 'separator'

/**
 * Finds the places where a text is not JSON, token by token. What may come next depends on the
 * innermost open bracket and on whether an entry has just ended. The search goes on behind a mistake
 * where it is plain what was meant; any other is the last.
 */
export function findJsonMistakes(text: string): Mistake[] {
  if (text.trim() === '') return [{ offset: 0, explanation: EMPTY }]
  const found = search(text)
  if (found.length === 0) return [{ offset: 0, explanation: OTHER }]
  const edits = found.flatMap(({ edit }) => edit ?? [])
  return found.map(({ offset, sentence, advice, edit, certain, whole }) => {
    if (!edit) return { offset, explanation: [sentence, advice] }
    const line = whole ? '' : ` ${mendedLine(text, edit, edits)}`
    const explanation: Explanation = [sentence, `${advice}${line}`]
    return certain
      ? { offset, explanation, repair: edit }
      : { offset, explanation, suggestion: edit }
  })
}

function search(text: string): Found[] {
  const found: Found[] = []
  /** Where the brackets that are open now begin. */
  const open: number[] = []
  let next = 'value' as Next
  /** The comma that was taken last, if nothing followed it yet. */
  let comma: number | null = null
  /** Where the last token ends, and the last one that is no comma. */
  let end = 0
  let solid = 0
  let token = readToken(text, 0)

  /** Where the last text or number begins. */
  let lastStart = 0

  const take = (after: number, then: Next): void => {
    end = after
    solid = after
    comma = null
    next = then
    token = readToken(text, after)
  }

  while (token) {
    const { kind, start, written } = token
    const inner = open.at(-1)
    const inFields: boolean = inner !== undefined && text[inner] === '{'
    const closing = inFields ? '}' : ']'
    const isClosing = kind === 'sign' && /[}\]]/.test(written)

    if (kind === 'comment') {
      const alone = /\n[ \t]*$/.exec(text.slice(0, start))?.index
      const edit = { start: alone ?? start, end: token.end, text: '' }
      const advice = alone === undefined ? 'Remove it:' : `Remove this line: ${written}`
      found.push({ offset: start, ...COMMENT, advice, whole: alone !== undefined, edit })
      token = readToken(text, token.end)
      continue
    }
    if (kind === 'space') {
      found.push({ offset: start, ...NO_BREAK_SPACE, edit: replace(token, ' '), certain: true })
      token = readToken(text, token.end)
      continue
    }
    if (inner !== undefined && isForgotten(text, inner, token)) {
      const edit = insert(solid, inFields ? ' }' : ']')
      found.push({ offset: inner, ...unclosed(text[inner]), edit })
      open.pop()
      next = comma === null ? 'separator' : text[open.at(-1) ?? -1] === '[' ? 'item' : 'field'
      continue
    }
    if (inner === undefined && next === 'separator') {
      return [...found, afterEnd(text, end, token)]
    }
    if (next === 'separator' && (kind === 'text' || kind === 'curly' || /^[{[]$/.test(written))) {
      found.push({ offset: end, ...NO_COMMA, edit: insert(end, ','), certain: true })
      next = inFields ? 'field' : 'item'
    }
    if (isClosing && next !== 'value' && next !== 'colon') {
      if (written !== closing) {
        if (
          open.length > 1 &&
          text[open.at(-2) ?? -1] !== text[inner ?? -1] &&
          !isOneLine(text, inner, start)
        ) {
          found.push({
            offset: inner ?? 0,
            ...unclosed(text[inner ?? 0]),
            edit: insert(solid, inFields ? ' }' : ']'),
          })
          open.pop()
          next = 'separator'
          continue
        }
        found.push({ offset: start, ...WRONG_BRACKET, edit: replace(token, closing) })
      } else if (open.length === 1 && isTooMany(text, open[0] ?? 0, token)) {
        const from = /\s*$/.exec(text.slice(0, start))?.index ?? start
        found.push({ offset: start, ...TOO_MANY, edit: { start: from, end: token.end, text: '' } })
        token = readToken(text, token.end)
        continue
      }
      if (comma !== null) {
        const edit = { start: comma, end: comma + 1, text: '' }
        found.push({ offset: comma, ...LAST_COMMA, edit, certain: true })
      }
      open.pop()
      take(token.end, 'separator')
      continue
    }
    if (written === ',' && (next === 'field' || next === 'item')) {
      found.push({
        offset: start,
        ...TWO_COMMAS,
        edit: replace(token, ''),
        certain: comma !== null,
      })
      token = readToken(text, token.end)
      continue
    }
    if (next === 'separator') {
      if (written === ':') {
        const edit = insert(lastStart, '{ ')
        return [...found, { offset: lastStart, ...NO_BRACKET, edit }]
      }
      if (/[;.]/.test(written)) {
        found.push({ offset: start, ...NO_COMMA_BUT, edit: replace(token, ',') })
      } else if (written !== ',') return [...found, { offset: start, ...UNREADABLE }]
      end = token.end
      comma = start
      next = inFields ? 'field' : 'item'
      token = readToken(text, end)
      continue
    }
    if (next === 'field') {
      if (kind === 'text') {
        take(token.end, 'colon')
        continue
      }
      // 40,5 and 1,200: what people write for 40.5 and 1200.
      if (comma === start - 1 && /\d,\d+$/.test(text.slice(lastStart, token.end))) {
        const edit = { start: comma, end: start, text: written.length === 3 ? '' : '.' }
        found.push({ offset: lastStart, ...COMMA_IN_NUMBER, edit })
        take(token.end, 'separator')
        continue
      }
      const name = bareName(text, token)
      if (!name) return [...found, { offset: start, ...NO_NAME }]
      found.push({
        offset: start,
        ...(kind === 'curly' ? CURLY : NO_NAME_QUOTES),
        edit: replace(name, quote(name.meant)),
        certain: kind === 'curly',
      })
      take(name.end, 'colon')
      continue
    }
    if (next === 'colon') {
      if (written === ':') {
        take(token.end, 'value')
        continue
      }
      const isSign = kind === 'sign' && /[=;,-]/.test(written)
      found.push({
        offset: isSign ? start : end,
        ...NO_COLON,
        edit: isSign ? replace(token, ':') : insert(end, ':'),
      })
      if (isSign) take(token.end, 'value')
      else next = 'value'
      continue
    }
    if (kind === 'sign' && /[{[]/.test(written)) {
      open.push(start)
      take(token.end, written === '{' ? 'field' : 'item')
      continue
    }
    lastStart = start
    if (kind === 'text' || kind === 'plain') {
      take(token.end, 'separator')
      continue
    }
    const slip = kind === 'open' ? openText(text, token) : bareValue(text, token)
    if (!slip) return [...found, { offset: start, ...NO_VALUE }]
    found.push({
      offset: start,
      ...slip,
      edit: { start: slip.start, end: slip.end, text: slip.text },
    })
    take(slip.end, 'separator')
  }
  return [...found, ...open.toReversed().map((bracket) => unclosedAtEnd(text, bracket, solid))]
}

function insert(at: number, sign: string): Edit {
  return { start: at, end: at, text: sign }
}

function replace({ start, end }: Pick<Token, 'start' | 'end'>, sign: string): Edit {
  return { start, end, text: sign }
}

/** Whether the bracket that is open was forgotten: a line begins where its own line did, or further left. */
function isForgotten(text: string, bracket: number, { start, written }: Token): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const line = text.lastIndexOf('\n', bracket) + 1
  if (before.trim() !== '' || line > start - before.length - 1) return false
  const indent = /^[ \t]*/.exec(text.slice(line))?.[0].length ?? 0
  const isFirst = line + indent === bracket
  if (/[}\]]/.test(written)) return before.length < indent
  if (isFirst) return before.length < indent || (before.length === indent && written === '{')
  return before.length <= indent && /["{“”„]/.test(written)
}

/** Whether a bracket is open and closed on the same line. */
function isOneLine(text: string, bracket: number | undefined, at: number): boolean {
  return !text.slice(bracket ?? 0, at).includes('\n')
}

/** Whether the file ends with a bracket too early: it closes all of it in the middle of a line, and more comes. */
function isTooMany(text: string, outermost: number, { start, end }: Token): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return before.trim() !== '' && !isOneLine(text, outermost, start) && text.slice(end).trim() !== ''
}

/** What follows the last bracket: one more bracket, or an entry that belongs above it. */
function afterEnd(text: string, end: number, { start, written }: Token): Found {
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

function unclosed(bracket = '{') {
  const sentence = `The bracket ${bracket} is opened here, and never closed.`
  return { sentence, advice: `Put ${bracket === '{' ? '}' : ']'} where it ends:` }
}

function unclosedAtEnd(text: string, bracket: number, solid: number): Found {
  const explained = unclosed(text[bracket])
  const close = text[bracket] === '{' ? '}' : ']'
  if (solid === bracket + 1) return { offset: bracket, ...explained, advice: EMPTY[1] }
  const onItsLine = lineEnd(text, bracket) >= solid
  const edit = { start: solid, end: solid, text: onItsLine ? ` ${close}` : `\n${close}` }
  const advice = `Put ${close} at the end of the file, on a line of its own.`
  return { offset: bracket, ...explained, ...(onItsLine ? {} : { advice, whole: true }), edit }
}

const EMPTY: Explanation = [
  'This file is empty.',
  'What belongs in it stands in the same file of the project as students see it now: open it there, copy everything, and paste it here.',
]
const OTHER: Explanation = [
  'This file cannot be read.',
  'Change as little as you can, and look at the line that you changed last.',
]
const UNREADABLE = {
  sentence: 'This cannot be read here.',
  advice:
    'Compare the line with the ones around it: every line has the same quotes, brackets and commas.',
}
const COMMENT = { sentence: 'Remarks do not work in this file.' }
const NO_BREAK_SPACE = {
  sentence: 'Here is a space of another kind, as other programs make them.',
  advice: 'Delete it, and type a space:',
}
const NO_COMMA = { sentence: 'A comma is missing here.', advice: 'Put one:' }
const NO_COMMA_BUT = { sentence: 'A comma belongs here.', advice: 'Write:' }
const NO_BRACKET = { sentence: 'The bracket { is missing before this.', advice: 'Put it:' }
const LAST_COMMA = { sentence: 'A comma follows the last entry.', advice: 'Remove this comma:' }
const TWO_COMMAS = { sentence: 'Here is a comma too many.', advice: 'Remove it:' }
const NO_COLON = {
  sentence: 'A colon is missing here.',
  advice: 'Put one between the name and the value:',
}
const NO_NAME = {
  sentence: 'A name in double quotes is missing here.',
  advice: 'Every line of this file has a name, a colon and a value, such as "name": "value".',
}
const COMMA_IN_NUMBER = {
  sentence: 'A number has no comma here.',
  advice: 'Write:',
}
const NO_NAME_QUOTES = { sentence: 'This name needs double quotes.', advice: 'Write:' }
const CURLY = { sentence: 'Curly quotes do not work here.', advice: 'Write straight ones:' }
const NO_VALUE = {
  sentence: 'A value is missing here.',
  advice: 'Write a text in double quotes, or a number.',
}
const WRONG_BRACKET = {
  sentence: 'This bracket closes something else than was opened.',
  advice: 'Write:',
}
const TOO_MANY = { sentence: 'Here is a bracket too many.', advice: 'Remove it:' }
