import { parseDocument, type ErrorCode, type YAMLError } from 'yaml'
import { YAML_OPTIONS, type Fields } from './fields.ts'
import type { Report } from './problem.ts'
import { placeAt } from './source.ts'

/** Reports what is wrong with the writing of a block of fields; whether anything was. */
export function explainYaml(fields: Fields, report: Report): boolean {
  const { source, start, end } = fields
  const document = parseDocument(source.text.slice(start, end), YAML_OPTIONS)
  for (const error of document.errors) {
    const [sentence, advice] = inPlainWords(error)
    report(placeAt(source, start + error.pos[0]), sentence, advice)
  }
  if (document.errors.length > 0) return true
  try {
    document.toJS()
    return false
  } catch {
    report(placeAt(source, start), ...ALIAS)
    return true
  }
}

type Explanation = readonly [sentence: string, advice: string]

function inPlainWords({ code, message }: YAMLError): Explanation {
  return (
    EXPLANATIONS[code] ?? [
      'The fields cannot be read here.',
      `Check this line and the one above it (${message}).`,
    ]
  )
}

const QUOTES: Explanation = [
  'This text has a character with a special meaning in the fields.',
  'Put the whole text into double quotes: title: "Fees: what to pay".',
]
const ALIAS: Explanation = [
  'A text that begins with * or & has a special meaning in the fields.',
  'Put the whole text into double quotes.',
]
const INDENT: Explanation = [
  'This line is not indented as the lines around it are.',
  'Begin fields at the left edge, and indent the lines below links: by two spaces.',
]

const EXPLANATIONS: Partial<Record<ErrorCode, Explanation>> = {
  BLOCK_AS_IMPLICIT_KEY: [
    'A colon inside a text makes it unreadable.',
    'Put the whole text into double quotes: title: "Fees: what to pay".',
  ],
  BAD_SCALAR_START: QUOTES,
  UNEXPECTED_TOKEN: QUOTES,
  TAG_RESOLVE_FAILED: QUOTES,
  BAD_ALIAS: ALIAS,
  MULTIPLE_ANCHORS: ALIAS,
  ALIAS_PROPS: ALIAS,
  BAD_INDENT: INDENT,
  TAB_AS_INDENT: ['This line is indented with a tab.', 'Indent with two spaces instead.'],
  DUPLICATE_KEY: ['This field is there twice.', 'Keep one of the two lines.'],
  MISSING_CHAR: [
    'A closing quote, bracket or colon is missing.',
    'Close what was opened on this line; a field is written name: value.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'This line is neither a field nor part of one.',
    'Write name: value, or indent the line by two spaces if it continues the text above.',
  ],
  BAD_DQ_ESCAPE: [
    'A backslash inside double quotes has a special meaning.',
    'Write two backslashes, or use single quotes.',
  ],
}
