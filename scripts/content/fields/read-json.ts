import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import { error, type Problem } from '../problem.ts'
import { placeAt, type Source, type Spot } from '../source.ts'
import type { FieldPath, Fields } from './fields.ts'

/** Reads a JSON file; null where it is not sound, and why. */
export function readJson(source: Source): {
  readonly fields: Fields | null
  readonly problems: readonly Problem[]
} {
  const { text } = source
  const deep = offsetOfDepth(text, DEEPEST)
  if (deep !== null) return { fields: null, problems: [error(placeAt(source, deep), TOO_DEEP)] }
  try {
    const data: unknown = JSON.parse(text)
    const tree = parseTree(text)
    const problems = tree ? explainDuplicates(source, tree) : []
    return { fields: problems.length > 0 ? null : fieldsOf(source, data, tree), problems }
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    return { fields: null, problems: [explainSyntax(source)] }
  }
}

/** In brackets inside each other; the parsers call themselves for each. */
const DEEPEST = 100

function offsetOfDepth(text: string, deepest: number): number | null {
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > deepest) return index
  }
  return null
}

const TOO_DEEP = {
  rule: 'json',
  message: 'Far too many brackets stand inside each other here.',
  advice: 'Remove what was pasted here.',
}

function fieldsOf(source: Source, data: unknown, tree: Node | undefined): Fields {
  const find = (path: FieldPath): Node | undefined => tree && findNodeAtLocation(tree, [...path])
  const spotOf = (node: Node | undefined): Spot => {
    const { offset: start, length } = node ?? { offset: 0, length: 0 }
    return { source, start, end: start + length }
  }
  const valueSpot = (path: FieldPath): Spot => {
    const node = find(path)
    return node || path.length === 0 ? spotOf(node) : valueSpot(path.slice(0, -1))
  }
  return {
    source,
    data,
    valueSpot,
    nameSpot: (path) => {
      const [name] = find(path)?.parent?.children ?? []
      return name && typeof path.at(-1) === 'string' ? spotOf(name) : valueSpot(path)
    },
  }
}

/** A name that is there twice: JSON.parse takes the second one without a word. */
function explainDuplicates(source: Source, { type, children = [] }: Node): Problem[] {
  const keys = children.map(({ children: [key] = [] }) => key)
  const twice = keys.filter(
    (key, index) =>
      type === 'object' && keys.findIndex((other) => other?.value === key?.value) < index,
  )
  return [
    ...twice.flatMap((key) => {
      const message = `"${key?.value}" stands here for the second time.`
      const advice =
        'Remove the line that is wrong; where both are meant, give this one a name of its own.'
      return error(placeAt(source, key?.offset ?? 0), { rule: 'json', message, advice })
    }),
    ...children.flatMap((child) => explainDuplicates(source, child)),
  ]
}

/** Says what keeps a file from being JSON, at the first place. */
function explainSyntax(source: Source): Problem {
  const { text } = source
  const errors: ParseError[] = []
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
  const [{ error: code, offset } = { error: 0, offset: 0 }] = errors
  const before = text.slice(0, offset).trimEnd()
  const name = printParseErrorCode(code)
  const isLate = name.endsWith('Expected') && !/^[“”‘’']/.test(text.slice(offset))
  const [message, advice] = sentenceFor(name, text.slice(offset), before.at(-1) ?? '')
  // What is missing is missing behind what stands before.
  const at = isLate && !before.endsWith(',') ? before.length : offset
  return error(placeAt(source, at), { rule: 'json', message, advice })
}

function sentenceFor(name: string, behind: string, before: string): readonly [string, string] {
  if (behind.trim() === '' && before === '') return ['This file is empty.', COPY]
  if (/^[“”„‘’']/.test(behind)) {
    return ['Here are quotes of another kind.', 'Type straight double quotes: "like these".']
  }
  if (before === ',' && /^[\]}]/.test(behind)) {
    return ['A comma stands before this bracket.', 'Remove the comma: none follows the last entry.']
  }
  if (before === ',' && behind.startsWith(',')) {
    return ['Two commas stand here.', 'Remove one of them.']
  }
  return SENTENCES[name] ?? ['The file cannot be read from here on.', NEIGHBOURS]
}

const NEIGHBOURS = 'Compare this line and the one above it with their neighbours.'
const COPY = 'Take the text of this file from the project as students see it now, and paste it.'

const SENTENCES: Readonly<Record<string, readonly [string, string]>> = {
  CommaExpected: ['A comma is missing here.', 'Write a comma between this entry and the next one.'],
  ColonExpected: ['A colon is missing here.', 'Write a colon between the name and its value.'],
  CloseBraceExpected: ['The bracket } is missing here.', 'Write } where the last entry ends.'],
  CloseBracketExpected: ['The bracket ] is missing here.', 'Write ] where the last entry ends.'],
  UnexpectedEndOfString: [
    'A quote is missing on this line.',
    'Write a double quote before and behind each name and each text.',
  ],
  InvalidSymbol: [
    'A text without quotes stands here.',
    'Put it into double quotes; only numbers, true and false have none.',
  ],
  PropertyNameExpected: [
    'A name in double quotes is missing here.',
    'Write each entry as "name": value.',
  ],
  ValueExpected: [
    'A value is missing here.',
    'Write it behind the colon, a text in double quotes.',
  ],
  InvalidCommentToken: [
    'Remarks do not work in this file.',
    'Remove this line, or what follows the // on it.',
  ],
  InvalidEscapeCharacter: ['A single backslash stands here.', 'Write two of them, or remove it.'],
  InvalidCharacter: [
    'A text goes on in the next line, or holds a tab.',
    'Write it on one line, with spaces.',
  ],
  EndOfFileExpected: [
    'The file goes on behind its last bracket.',
    'Remove what follows, or the bracket that is one too many.',
  ],
}
