import type { Edit } from '../edits.ts'
import type { Explanation } from '../problem.ts'
import {
  isForgotten,
  isOneLine,
  isTooMany,
  afterEnd,
  asOne,
  unclosed,
  unclosedAtEnd,
  type Found,
} from './json-brackets.ts'
import { bareName, bareValue, openText } from './json-slips.ts'
import { readToken, type Token } from './json-tokens.ts'
import * as say from './json-words.ts'
import { mendedLine } from './mended-line.ts'
import type { Mistake } from './mistake.ts'
import { quote } from './quote.ts'

type Next = 'value' | 'item' | 'field' | 'colon' | 'separator'

/**
 * Finds the places where a text is not JSON, token by token. What may come next depends on the
 * innermost open bracket and on whether an entry has just ended. The search goes on behind a mistake
 * where it is plain what was meant; any other is the last.
 */
export function findJsonMistakes(text: string): Mistake[] {
  if (text.trim() === '') return [{ offset: 0, explanation: say.EMPTY }]
  const fences = codeSigns(text)
  if (fences.length > 0) return fences
  const found = asOne(search(text))
  if (found.length === 0) return [{ offset: 0, explanation: say.OTHER }]
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

/** The signs of code around a file, as a chatbot writes them around what it shows. */
function codeSigns(text: string): Mistake[] {
  const [, first, last] = /^(```\w*[ \t]*\n)[^]*?\n(```[ \t]*\n?)$/.exec(text) ?? []
  if (first === undefined || last === undefined) return []
  const end = text.length - last.length
  return [
    { offset: 0, explanation: say.CODE, suggestion: { start: 0, end: first.length, text: '' } },
    { offset: end, explanation: say.CODE, suggestion: { start: end, end: text.length, text: '' } },
  ]
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
      found.push({ offset: start, ...say.COMMENT, advice, whole: alone !== undefined, edit })
      token = readToken(text, token.end)
      continue
    }
    if (kind === 'space') {
      found.push({ offset: start, ...say.NO_BREAK_SPACE, edit: replace(token, ' '), certain: true })
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
      found.push({ offset: end, ...say.NO_COMMA, edit: insert(end, ','), certain: true })
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
        found.push({ offset: start, ...say.WRONG_BRACKET, edit: replace(token, closing) })
      } else if (open.length === 1 && isTooMany(text, open[0] ?? 0, token)) {
        const from = /\s*$/.exec(text.slice(0, start))?.index ?? start
        found.push({
          offset: start,
          ...say.TOO_MANY,
          edit: { start: from, end: token.end, text: '' },
        })
        token = readToken(text, token.end)
        continue
      }
      if (comma !== null) {
        const edit = { start: comma, end: comma + 1, text: '' }
        found.push({ offset: comma, ...say.LAST_COMMA, edit, certain: true })
      }
      open.pop()
      take(token.end, 'separator')
      continue
    }
    if (written === ',' && (next === 'field' || next === 'item')) {
      found.push({
        offset: start,
        ...say.TWO_COMMAS,
        edit: replace(token, ''),
        certain: comma !== null,
      })
      token = readToken(text, token.end)
      continue
    }
    if (next === 'separator') {
      if (written === ':') {
        const edit = insert(lastStart, '{ ')
        return [...found, { offset: lastStart, ...say.NO_BRACKET, edit }]
      }
      if (/[;.]/.test(written)) {
        found.push({ offset: start, ...say.NO_COMMA_BUT, edit: replace(token, ',') })
      } else if (written !== ',') return [...found, { offset: start, ...say.UNREADABLE }]
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
      const behind = /^\d+(?:,\d{3}(?!\d))*/.exec(text.slice(start))?.[0]
      if (behind !== undefined && comma === start - 1 && /\d$/.test(text.slice(lastStart, comma))) {
        const meant = /^\d{3}(?!\d)/.test(behind) ? behind.replaceAll(',', '') : `.${behind}`
        const edit = { start: comma, end: start + behind.length, text: meant }
        found.push({ offset: lastStart, ...say.COMMA_IN_NUMBER, edit })
        take(edit.end, 'separator')
        continue
      }
      const name = bareName(text, token)
      if (!name) return [...found, { offset: start, ...say.NO_NAME }]
      found.push({
        offset: start,
        ...(kind === 'curly' ? say.CURLY : say.NO_NAME_QUOTES),
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
        ...say.NO_COLON,
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
    if (!slip) return [...found, { offset: start, ...say.NO_VALUE }]
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
