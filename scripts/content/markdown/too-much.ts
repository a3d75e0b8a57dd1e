import type { Found } from '../problem.ts'

// The Markdown parser's time grows with the square of the lines and of the marks in a text. These limits
// are far above any real text, and keep a pasted file from taking minutes.

const TOO_MANY_LINES = 5000
const TOO_MANY_MARKS = 2000

/** Quotations and lists inside each other. */
const FAR_TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t]))){50}/m

export function findTooMuch(text: string): Found | null {
  const deep = text.search(FAR_TOO_DEEP)
  if (deep !== -1) return tooMuch(deep, 'This text is nested far too deeply.')
  const line = offsetOfNth(text, /\n/g, TOO_MANY_LINES)
  if (line !== null) return tooMuch(line + 1, `This text has ${TOO_MANY_LINES} lines or more.`)
  const mark = offsetOfNth(text, /[*_~`[\]]/g, TOO_MANY_MARKS)
  if (mark === null) return null
  return tooMuch(mark, `This text has ${TOO_MANY_MARKS} marks such as * and [, or more.`)
}

function tooMuch(offset: number, message: string): Found {
  return { rule: 'too-long', offset, message, advice: 'Remove what was pasted here.' }
}

function offsetOfNth(text: string, pattern: RegExp, count: number): number | null {
  if (text.length < count) return null
  let found = 0
  for (const { index } of text.matchAll(pattern)) {
    if (found === count - 1) return index
    found += 1
  }
  return null
}
