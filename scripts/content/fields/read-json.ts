import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { error, type Finding, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'
import { parseFields, spotsIn, type Fields } from './fields.ts'

/** Reads a JSON file; its fields are null if it is broken. */
export function readJson(source: Source) {
  const errors: ParseError[] = []
  parse(source.text, errors, { disallowComments: true })
  const [first] = errors
  if (first) return { fields: null, problems: [explainSyntax(source, first)] }
  const document = parseFields(source.text)
  // JSON.parse would take the second of two equal names.
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const problems = twice.map(({ pos: [at] }) => {
    const [name = ''] = /^"(?:[^"\\]|\\.)*"/.exec(source.text.slice(at)) ?? []
    const advice = 'Remove the wrong line; if you need both, give this one another name.'
    return error(placeAt(source, at), `The name ${name} is there twice.`, advice)
  })
  if (problems.length > 0) return { fields: null, problems }
  const data = JSON.parse(source.text) as unknown
  const fields: Fields = { source, data, ...spotsIn(document, source, 0) }
  return { fields, problems }
}

/** Says why a file is not JSON, at the first place. */
function explainSyntax(source: Source, { error: code, offset }: ParseError): Problem {
  const [before, after] = [source.text.slice(0, offset).trimEnd(), source.text.slice(offset)]
  const name = printParseErrorCode(code)
  const finding = findingFor(name, before, after)
  // The place of a missing sign is the end of the text before it.
  const isMissing = name.endsWith('Expected') && !/^[“”‘’']/.test(after) && !before.endsWith(',')
  return error(placeAt(source, isMissing ? before.length : offset), ...finding)
}

function findingFor(name: string, before: string, after: string): Finding {
  if (after.trim() === '' && before === '') return EMPTY
  if (/^[“”„‘’']/.test(after)) return OTHER_QUOTES
  if (before.endsWith(',') && /^[\]},]/.test(after)) return EXTRA_COMMA
  if (/^\d/.test(after) && /[:,[]\s*-?0$/.test(before)) return LEADING_ZERO
  return FINDINGS[name] ?? UNREADABLE
}

const EMPTY: Finding = [
  'This file is empty.',
  'Copy the text of this file from the main branch, and paste it.',
]
const OTHER_QUOTES: Finding = [
  'These quotes do not work here.',
  'Type straight double quotes: "like these".',
]
const EXTRA_COMMA: Finding = [
  'There is an extra comma before this sign.',
  'Remove the comma: no comma follows the last entry.',
]
const LEADING_ZERO: Finding = [
  'A number cannot begin with 0.',
  'Remove the 0; if students should read it, put the number into double quotes.',
]
const UNREADABLE: Finding = [
  'The portal cannot read this file from here on.',
  'Compare this line and the one above with similar lines.',
]

/** By the names that the parser gives its errors. */
const FINDINGS: Readonly<Record<string, Finding>> = {
  CommaExpected: ['A comma is missing here.', 'Write a comma between this entry and the next one.'],
  ColonExpected: ['A colon is missing here.', 'Write a colon between the name and its value.'],
  CloseBraceExpected: ['The bracket } is missing here.', 'Write } after the last entry.'],
  CloseBracketExpected: ['The bracket ] is missing here.', 'Write ] after the last entry.'],
  UnexpectedEndOfString: [
    'A quote is missing on this line.',
    'Write a double quote before and after each name and each text.',
  ],
  InvalidSymbol: [
    'This text has no quotes.',
    'Put it into double quotes; only numbers, true and false have none.',
  ],
  PropertyNameExpected: ['A name in double quotes is missing here.', 'Write "name": value.'],
  ValueExpected: ['A value is missing here.', 'Write it after the colon, a text in double quotes.'],
  InvalidCommentToken: ['Comments do not work here.', 'Remove // and what follows.'],
  InvalidCharacter: ['A text cannot hold a line break or a tab.', 'Write it on one line.'],
  EndOfFileExpected: [
    'There is more text after the last bracket.',
    'Remove this text, or remove an extra bracket above.',
  ],
}
