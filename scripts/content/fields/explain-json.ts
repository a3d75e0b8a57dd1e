import type { Explanation, Report } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

/** Finds the first place where a text is not JSON and reports it. */
export function explainJson(source: Source, report: Report): void {
  const found = findMistake(source.text)
  report(placeAt(source, found.offset), ...found.explanation)
}

type Mistake = { readonly offset: number; readonly explanation: Explanation }

// oxlint-disable-next-line no-control-regex -- JSON forbids them in texts
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
const SPACE = /[ \t\n\r]*/y

/**
 * Goes through the text token by token. What may come next depends on the innermost open bracket
 * and on whether an entry has just ended.
 */
function findMistake(text: string): Mistake {
  const open: number[] = []
  let at = 0
  let next: 'value' | 'item' | 'field' | 'colon' | 'separator' = 'value'
  let comma: number | null = null

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    at += match?.[0].length ?? 0
    return match !== null
  }
  const inFields = (): boolean => text[open.at(-1) ?? -1] === '{'
  const mistake = (explanation: Explanation, offset = at): Mistake => ({ offset, explanation })

  for (;;) {
    take(SPACE)
    const here = text[at]
    const bracket = open.at(-1)
    if (here === undefined) {
      if (text.trim() === '') return mistake(EMPTY, 0)
      return bracket === undefined
        ? mistake(OTHER, 0)
        : mistake(neverClosed(text[bracket]), bracket)
    }
    if (here === '/') return mistake(COMMENT)
    if (bracket === undefined && next === 'separator') return mistake(AFTER_END)
    const canClose = next === 'item' || next === 'field' || next === 'separator'
    if (canClose && here === (inFields() ? '}' : ']')) {
      if (comma !== null) return mistake(LAST_COMMA, comma)
      open.pop()
      at += 1
      next = 'separator'
    } else if (next === 'separator') {
      if (here !== ',') return mistake(NO_COMMA)
      comma = at
      at += 1
      next = inFields() ? 'field' : 'item'
      continue
    } else if (next === 'field') {
      if (!take(STRING)) return mistake(here === '"' ? OPEN_TEXT : NO_NAME)
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
      if (!take(STRING) && !take(PLAIN)) return mistake(here === '"' ? OPEN_TEXT : NO_VALUE)
      next = 'separator'
    }
    comma = null
  }
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
