import type { Explanation } from '../problem.ts'
import type { Mistake } from './mistake.ts'
import { quote } from './quote.ts'

/** What a JSON file is made of, white space left out; what is none of it comes letter by letter. */
const TOKENS = [
  /(?<comment>\/\/.*|\/\*[^]*?\*\/)/,
  /(?<curly>[“”„][^“”„"\\\n]*[“”"]|"[^“”„"\\\n]*[“”](?=[ \t]*[:,\]}\n]))/,
  // oxlint-disable-next-line no-control-regex -- JSON forbids them in texts
  /(?<text>"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")/,
  /(?<plain>(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.]))/,
  /[^ \t\n\r]/,
]
const TOKEN = new RegExp(TOKENS.map(({ source }) => source).join('|'), 'g')

/**
 * Finds the places where a text is not JSON, token by token. What may come next depends on the
 * innermost open bracket and on whether an entry has just ended. The search goes on behind a mistake
 * that leaves no doubt of what was meant; any other is the last.
 */
export function findJsonMistakes(text: string): Mistake[] {
  const found: Mistake[] = []
  /** Where the brackets that are open now begin. */
  const open: number[] = []
  let next: 'value' | 'item' | 'field' | 'colon' | 'separator' = 'value'
  /** The comma that was taken last, if nothing followed it yet. */
  let comma: number | null = null
  /** Where the token before ends. */
  let end = 0

  for (const { 0: token, index: start, groups = {} } of text.matchAll(TOKEN)) {
    const isText = groups['text'] !== undefined || groups['curly'] !== undefined
    const bracket = open.at(-1)
    const inFields = text[bracket ?? -1] === '{'
    const last = (explanation: Explanation): Mistake[] => [...found, { offset: start, explanation }]

    if (groups['comment'] !== undefined) {
      found.push({ offset: start, explanation: COMMENT })
      continue
    }
    if (token === '/') return last(COMMENT)
    if (bracket === undefined && next === 'separator') return last(AFTER_END)
    if (next === 'separator' && /^["“„{[]/.test(token)) {
      found.push({ offset: start, explanation: NO_COMMA, repair: { start: end, end, text: ',' } })
      next = inFields ? 'field' : 'item'
    }
    const canClose = next === 'item' || next === 'field' || next === 'separator'
    if (canClose && token === (inFields ? '}' : ']')) {
      if (comma !== null) {
        const repair = { start: comma, end: comma + 1, text: '' }
        found.push({ offset: comma, explanation: LAST_COMMA, repair })
      }
      open.pop()
      next = 'separator'
    } else if (next === 'separator') {
      if (token !== ',') return last(/[}\]]/.test(token) ? wrongBracket(inFields) : NO_COMMA)
      next = inFields ? 'field' : 'item'
    } else if (next === 'field') {
      if (!isText) return last(token === '"' ? OPEN_TEXT : NO_NAME)
      next = 'colon'
    } else if (next === 'colon') {
      if (token !== ':') return last(NO_COLON)
      next = 'value'
    } else if (token === '{' || token === '[') {
      open.push(start)
      next = token === '{' ? 'field' : 'item'
    } else {
      if (!isText && groups['plain'] === undefined)
        return last(token === '"' ? OPEN_TEXT : NO_VALUE)
      next = 'separator'
    }
    if (groups['curly'] !== undefined) found.push(curlyQuotes(token, start))
    comma = token === ',' ? start : null
    end = start + token.length
  }
  if (text.trim() === '') return [{ offset: 0, explanation: EMPTY }]
  const bracket = open.at(-1)
  if (bracket !== undefined) {
    return [...found, { offset: bracket, explanation: neverClosed(text[bracket]) }]
  }
  return found.length > 0 ? found : [{ offset: 0, explanation: OTHER }]
}

function curlyQuotes(token: string, start: number): Mistake {
  const plain = quote(token.slice(1, -1))
  return {
    offset: start,
    explanation: ['Curly quotes do not work here.', `Write straight ones: ${plain}`],
    repair: { start, end: start + token.length, text: plain },
  }
}

function wrongBracket(inFields: boolean): Explanation {
  const sentence = 'This bracket closes something else than was opened.'
  return [sentence, `Write ${inFields ? '}' : ']'} here.`]
}

function neverClosed(bracket = '{'): Explanation {
  const close = bracket === '{' ? '}' : ']'
  return [`This ${bracket} is never closed.`, `Write ${close} where it ends.`]
}

const EMPTY: Explanation = ['This file is empty.', 'Bring back its last version.']
const OTHER: Explanation = ['This file cannot be read.', 'Compare it with its last version.']
const COMMENT: Explanation = ['Comments do not work in this file.', 'Remove them.']
const AFTER_END: Explanation = ['Something follows after the last bracket.', 'Remove it.']
const NO_COMMA: Explanation = ['A comma is missing before this.', 'Separate entries with commas.']
const LAST_COMMA: Explanation = ['A comma follows the last entry.', 'Remove this comma.']
const NO_COLON: Explanation = ['A colon is missing before this.', 'Write "name": "value".']
const NO_NAME: Explanation = ['A name in double quotes is expected here.', 'Write "name": "value".']
const NO_VALUE: Explanation = [
  'A value is expected here.',
  'Write a text in double quotes; only numbers, true and false stand without them.',
]
const OPEN_TEXT: Explanation = [
  'This text is never closed, or has a tab or a backslash in it.',
  'Write texts in double quotes on one line, without tabs, and two backslashes for one.',
]
