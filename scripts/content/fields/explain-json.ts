import type { Explanation } from '../problem.ts'
import type { Mistake } from './mistake.ts'
import { quote } from './quote.ts'

// oxlint-disable-next-line no-control-regex -- JSON forbids them in texts
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const CURLY = /[“”„][^“”„"\\\n]*[“”"]|"[^“”„"\\\n]*[“”](?=[ \t]*[:,\]}\n])/y
const COMMENT_LINE = /\/\/.*|\/\*[^]*?\*\//y
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
const SPACE = /[ \t\n\r]*/y

/**
 * Finds the places where a text is not JSON, token by token. What may come next depends on the
 * innermost open bracket and on whether an entry has just ended. The search goes on behind a mistake
 * that leaves no doubt of what was meant; any other is the last.
 */
export function findJsonMistakes(text: string): Mistake[] {
  const found: Mistake[] = []
  /** Where the brackets that are open now begin. */
  const open: number[] = []
  let at = 0
  /** Where the token before ends. */
  let end = 0
  let next: 'value' | 'item' | 'field' | 'colon' | 'separator' = 'value'
  /** The comma that was taken last, if nothing followed it yet. */
  let comma: number | null = null

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    at += match?.[0].length ?? 0
    if (match && pattern !== SPACE) end = at
    return match !== null
  }
  const takeText = (): boolean => {
    const start = at
    CURLY.lastIndex = at
    if (CURLY.test(text) && take(CURLY)) {
      const plain = quote(text.slice(start + 1, at - 1))
      const explanation: Explanation = [
        'Curly quotes do not work here.',
        `Write straight ones: ${plain}`,
      ]
      found.push({ offset: start, explanation, repair: { start, end: at, text: plain } })
      return true
    }
    return take(STRING)
  }
  const inFields = (): boolean => text[open.at(-1) ?? -1] === '{'
  const mistake = (explanation: Explanation, offset = at): Mistake[] => [
    ...found,
    { offset, explanation },
  ]

  for (;;) {
    take(SPACE)
    const here = text[at]
    const bracket = open.at(-1)
    if (here === undefined) {
      if (text.trim() === '') return mistake(EMPTY, 0)
      if (bracket !== undefined) return mistake(neverClosed(text[bracket]), bracket)
      return found.length > 0 ? found : mistake(OTHER, 0)
    }
    if (here === '/') {
      const start = at
      const taken = end
      if (!take(COMMENT_LINE)) return mistake(COMMENT)
      end = taken
      found.push({ offset: start, explanation: COMMENT })
      continue
    }
    if (bracket === undefined && next === 'separator') return mistake(AFTER_END)
    const canClose = next === 'item' || next === 'field' || next === 'separator'
    if (canClose && here === (inFields() ? '}' : ']')) {
      if (comma !== null) {
        const repair = { start: comma, end: comma + 1, text: '' }
        found.push({ offset: comma, explanation: LAST_COMMA, repair })
      }
      open.pop()
      at += 1
      end = at
      next = 'separator'
    } else if (next === 'separator') {
      if (here === ',') {
        comma = at
        at += 1
      } else if (/["“„{[]/.test(here)) {
        const repair = { start: end, end, text: ',' }
        found.push({ offset: at, explanation: NO_COMMA, repair })
        comma = null
      } else {
        return mistake(/[}\]]/.test(here) ? wrongBracket(inFields()) : NO_COMMA)
      }
      next = inFields() ? 'field' : 'item'
      continue
    } else if (next === 'field') {
      if (!takeText()) return mistake(here === '"' ? OPEN_TEXT : NO_NAME)
      next = 'colon'
    } else if (next === 'colon') {
      if (here !== ':') return mistake(NO_COLON)
      at += 1
      next = 'value'
    } else if (here === '{' || here === '[') {
      open.push(at)
      at += 1
      next = here === '{' ? 'field' : 'item'
    } else {
      if (!takeText() && !take(PLAIN)) return mistake(here === '"' ? OPEN_TEXT : NO_VALUE)
      next = 'separator'
    }
    comma = null
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
