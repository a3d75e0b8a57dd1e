import type { Explanation } from '../problem.ts'
import type { Mistake } from './mistake.ts'
import { placeOfField } from './places.ts'

/** A field whose text is missing, and where its line ends. */
export type Empty = { readonly field: string; readonly end: number }

/** A field whose name and value are not parted by a colon and a space. */
export function noColon(content: string, at: number, field: string): Mistake {
  const name = /^["'“”‘’]?[\w-]+["'“”‘’]?/.exec(content)?.[0] ?? ''
  const [, between = '', value = ''] =
    /^([ \t\u00a0]*[:：=;]?[ \t\u00a0]*)(.*)$/.exec(content.slice(name.length)) ?? []
  if (/^[^\w]/.test(name)) {
    const explanation = ['The name of a field has no quotes.', 'Remove them.'] as const
    return { offset: at, explanation, repair: { start: at, end: at + name.length, text: field } }
  }
  const start = at + name.length
  const edit = { start, end: start + between.length, text: value === '' ? ':' : ': ' }
  if (between === ':') {
    return {
      offset: start,
      explanation: ['A space is missing behind the colon.', 'Put one there.'],
      repair: edit,
    }
  }
  const explanation = [
    `A colon is missing behind ${field}.`,
    'Put a colon and a space there.',
  ] as const
  return { offset: start, explanation, suggestion: edit }
}

/** What is wrong with a line that is no field. */
export function noName(
  content: string,
  at: number,
  mark: string,
  mayGoOn: boolean,
  empty: Empty | null,
): Mistake | null {
  const glued = /^([\w-]+):(?!\/\/)\S/.exec(content)
  if (glued && mark === '') {
    const offset = at + (glued[1] ?? '').length
    const repair = { start: offset + 1, end: offset + 1, text: ' ' }
    return {
      offset,
      explanation: ['A space is missing behind the colon.', 'Put one there.'],
      repair,
    }
  }
  if (mark !== '') return null
  if (/^(?:<!--|\/\/|\/\*)/.test(content)) return { offset: at, explanation: REMARK }
  if (empty !== null && /^[\p{L}\p{N}"]/u.test(content)) {
    const sentence = `This text belongs behind ${empty.field}:`
    const explanation = [sentence, 'Put it on the same line, with a space before it.'] as const
    return { offset: at, explanation, suggestion: { start: empty.end, end: at, text: ' ' } }
  }
  const strange = /^(?:>|[.,]|\d+[.)])[ \t]+(?=(?:- )?([a-z][\w-]*)(?::|$))/.exec(content)
  if (strange && (/^\d/.test(content) || placeOfField(strange[1] ?? ''))) {
    const text = /^\d/.test(content) ? '- ' : ''
    const suggestion = { start: at, end: at + strange[0].length, text }
    return { offset: at, explanation: text === '' ? STRANGE_SIGN : NUMBERED, suggestion }
  }
  const [, name = '', sign = ''] = /^(\w+)([ \t]?[,.;|][ \t]*)(?=\S)/.exec(content) ?? []
  if (placeOfField(name.toLowerCase())) {
    const start = at + name.length
    const explanation = [
      `A colon is missing behind ${name}.`,
      'Put a colon and a space there.',
    ] as const
    return {
      offset: start,
      explanation,
      suggestion: { start, end: start + sign.length, text: ': ' },
    }
  }
  if (!mayGoOn || !/^[\p{L}\p{N}"“‘'({[]/u.test(content))
    return { offset: at, explanation: NO_FIELD }
  return { offset: at, explanation: GOES_ON, suggestion: { start: at, end: at, text: '  ' } }
}

const REMARK: Explanation = ['Remarks cannot stand among the fields.', 'Remove the line.']
const STRANGE_SIGN: Explanation = [
  'A sign stands before this field that does not belong there.',
  'Remove it.',
]
const NUMBERED: Explanation = [
  'This list has numbers.',
  'A hyphen and a space belong before each line.',
]
const NO_FIELD: Explanation = [
  'This line belongs to no field.',
  'Remove it, or move it below the second line of three hyphens, where the text of the card stands.',
]
const GOES_ON: Explanation = [
  'This line belongs to no field.',
  'If it goes on with the text above, begin it with two spaces.',
]
