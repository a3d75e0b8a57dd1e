import type { ErrorCode, YAMLError } from 'yaml'
import { applyEdits, movedBy, offsetBefore } from '../edits.ts'
import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'
import { explainLines } from './explain-lines.ts'
import { dataOf, parseYaml, type Fields, type FrontMatter } from './fields.ts'
import { findFences } from './find-fences.ts'
import { editsOf, type Slip } from './slip.ts'

/** Says why front matter does not mean what its writer meant, and reads what is behind the mistakes. */
export function explainFrontMatter(source: Source): FrontMatter {
  const { fences, problems } = findFences(source)
  if (!fences) return { file: null, problems }
  const { start, end, bodyStart } = fences
  const text = source.text.slice(start, end)
  const document = parseYaml(text)
  const data = dataOf(document)
  // Where the fields can be read, only what is read otherwise than it was meant is told.
  const slips = explainLines(text).filter(({ silent }) => data === null || silent)
  const asWritten: Fields = { source, start, end, data, document: () => document }
  const isFine = data !== null && slips.length === 0
  return {
    file: {
      fields: isFine ? asWritten : { ...asWritten, data: null, ...withoutSlips(source, fences) },
      body: source.text.slice(bodyStart),
      bodyStart,
    },
    problems: [
      ...slips.map((slip) => slipProblem(source, start, slip)),
      ...(data === null ? parserProblems(source, start, document, slips) : []),
    ],
  }
}

/**
 * The fields as they would be with their slips repaired, so that other mistakes in them are found in
 * the same run; nothing where not every slip can be repaired.
 */
function withoutSlips(
  source: Source,
  { start, end }: { start: number; end: number },
): Partial<Fields> {
  const edits = editsOf(explainLines(source.text.slice(start, end)))
  if (edits === null || edits.length === 0) return {}
  const moved = edits.map((edit) => movedBy(edit, start))
  const text = applyEdits(source.text, moved)
  const mended = { file: source.file, text, original: { source, offsetOf: offsetBefore(moved) } }
  const mendedEnd = end + text.length - source.text.length
  const document = parseYaml(text.slice(start, mendedEnd))
  return { source: mended, end: mendedEnd, data: dataOf(document), document: () => document }
}

function slipProblem(source: Source, start: number, slip: Slip): Problem {
  const repair = slip.repair && movedBy(slip.repair, start)
  return error(placeAt(source, start + slip.offset), slip.sentence, slip.advice, repair)
}

/** Where the lines tell nothing, the parser's first word is right; those after it often are not. */
function parserProblems(
  source: Source,
  start: number,
  { errors, warnings }: ReturnType<typeof parseYaml>,
  slips: readonly Slip[],
): Problem[] {
  const told = [...errors, ...warnings].filter(({ code }, index) => {
    return code === 'DUPLICATE_KEY' || (index === 0 && slips.length === 0)
  })
  if (told.length + slips.length === 0) {
    const advice = 'Compare them with another file.'
    return [error(placeAt(source, start), 'The fields cannot be read.', advice)]
  }
  return told.map(({ code, pos }) => error(placeAt(source, start + pos[0]), ...inPlainWords(code)))
}

/** What a block of fields has twice, where its data does not show it. */
export function explainDuplicates({ source, start, document }: Fields): Problem[] {
  return document()
    .errors.filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ code, pos }) => error(placeAt(source, start + pos[0]), ...inPlainWords(code)))
}

function inPlainWords(code: YAMLError['code']): Explanation {
  return (
    EXPLANATIONS[code] ?? [
      'The fields cannot be read from here on.',
      'Check this line and the one above it; a text with special characters needs double quotes.',
    ]
  )
}

const EXPLANATIONS: Partial<Record<ErrorCode, Explanation>> = {
  DUPLICATE_KEY: ['This field is there twice.', 'Keep one of the two.'],
  MULTIPLE_DOCS: ['Three dots on a line end the fields.', 'Remove this line.'],
  BAD_ALIAS: ['A text that begins with * needs quotes.', 'Put the whole text into double quotes.'],
  RESOURCE_EXHAUSTION: [
    'The fields are nested far too deeply.',
    'Remove what was pasted by mistake.',
  ],
}
