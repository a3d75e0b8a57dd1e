import type { ErrorCode, YAMLError } from 'yaml'
import { applyEdits, offsetBefore } from '../edits.ts'
import { error, type Explanation, type Problem } from '../problem.ts'
import { lineEnd, placeAt, type Source } from '../source.ts'
import { explainLines, LINE_TWICE } from './explain-lines.ts'
import { dataOf, parseYaml, type Fields, type FrontMatter } from './fields.ts'
import { findFences } from './find-fences.ts'
import { isPlaced } from './places.ts'
import { editsOf, problemOf, type Mistake } from './mistake.ts'

/** Says why front matter does not mean what its writer meant, and reads what is behind the mistakes. */
export function explainFrontMatter(source: Source): FrontMatter {
  const fences = findFences(source)
  if (Array.isArray(fences)) {
    return { file: null, problems: fences.map((mistake) => problemOf(source, mistake)) }
  }
  const { start, end, bodyStart } = fences
  const asWritten = readFields(source, start, end)
  const isReadable = isSound(asWritten)
  const found = explainLines(source.text.slice(0, end), start)
  // Another way to begin lines is fine where everything else being right makes sense of it.
  const besides = found.filter(({ layout }) => !layout)
  const sense = besides.length === 0 ? asWritten : mendFields(asWritten, besides)
  const mistakes = sense && isSound(sense) ? besides : found
  // Where the fields can be read, only what means something else than it seems to is a problem.
  const wrong = mistakes.filter(({ silent, layout }) => !isReadable || silent || layout)
  const isFine = asWritten.data !== null && wrong.length === 0
  return {
    file: {
      fields: isFine
        ? asWritten
        : (mendFields(asWritten, mistakes) ?? { ...asWritten, data: null }),
      body: source.text.slice(bodyStart),
      bodyStart,
    },
    problems: [
      ...wrong.map((mistake) => problemOf(source, mistake)),
      ...(asWritten.data ? [] : parserProblems(asWritten, wrong)),
    ],
  }
}

/** Whether fields can be read, and each stands where it belongs. */
function isSound({ data }: Fields): boolean {
  return typeof data === 'object' && data !== null && isPlaced(data)
}

function readFields(source: Source, start: number, end: number): Fields {
  const document = parseYaml(source.text.slice(start, end))
  return { source, start, end, data: dataOf(document), document }
}

/**
 * The fields as they would be with their mistakes repaired, so that others in them are found in the
 * same run; null where not every one can be repaired.
 */
function mendFields({ source, start, end }: Fields, mistakes: readonly Mistake[]): Fields | null {
  const repairs = editsOf(mistakes)
  if (repairs === null || repairs.length === 0) return null
  const text = applyEdits(source.text, repairs)
  const mended = { file: source.file, text, original: { source, offsetOf: offsetBefore(repairs) } }
  return readFields(mended, start, end + text.length - source.text.length)
}

/** Where the lines tell nothing, the parser's first word is right; those after it often are not. */
function parserProblems(fields: Fields, mistakes: readonly Mistake[]): Problem[] {
  const { text } = fields.source
  const { errors, warnings } = fields.document
  const found = [...errors, ...warnings].filter(({ code, pos }, index) => {
    const at = fields.start + pos[0]
    // A field seems to be there twice where the hyphen between two entries is lost.
    // Of a whole line that is there twice that has been told.
    const isTold = mistakes.some(({ layout, explanation, offset }) => {
      return layout || (explanation === LINE_TWICE && isOnLine(text, at, offset))
    })
    const isTwice = code === 'DUPLICATE_KEY' && !isTold
    return isTwice || (index === 0 && mistakes.length === 0)
  })
  if (found.length + mistakes.length > 0) return found.map((issue) => parserProblem(fields, issue))
  const place = placeAt(fields.source, fields.start)
  return [
    error(
      place,
      'The fields cannot be read.',
      'Write each field on a line of its own: its name, a colon, a space and its text.',
    ),
  ]
}

/** Whether the parser means this line: of a field without text it names the line break above. */
function isOnLine(text: string, at: number, line: number): boolean {
  return at >= text.lastIndexOf('\n', line - 1) && at <= lineEnd(text, line)
}

function parserProblem({ source, start }: Fields, { code, pos }: YAMLError): Problem {
  if (code === 'DUPLICATE_KEY') return fieldTwice(source, start, start + pos[0])
  return error(placeAt(source, start + pos[0]), ...(EXPLANATIONS[code] ?? UNREADABLE))
}

/** A field that another line has said already, of the same entry. */
function fieldTwice(source: Source, start: number, at: number): Problem {
  const { text } = source
  const name = /^[^\s:]+/.exec(text.slice(at))?.[0] ?? ''
  const before = text.slice(start, at).split('\n')
  const isSame = (line: string) => line.replace(/^\s*(?:-\s+)?/, '').startsWith(`${name}:`)
  const index = before.findLastIndex(isSame)
  const other = before[index]?.trim().replace(/^-\s+/, '') ?? ''
  const { line } = placeAt(source, start)
  const here = text.slice(at, lineEnd(text, at)).trim()
  const advice =
    index === -1
      ? 'Remove the line that is wrong.'
      : `Line ${line + index} says “${other}”, and this one “${here}”. Remove the one that is wrong.`
  return error(placeAt(source, at), 'This field is there twice.', advice)
}

const UNREADABLE: Explanation = [
  'The fields cannot be read from here on.',
  'Check this line and the one above it; a text with special characters needs double quotes.',
]
const EXPLANATIONS: Partial<Record<ErrorCode, Explanation>> = {
  MULTIPLE_DOCS: ['Three dots on a line end the fields.', 'Remove this line.'],
  BAD_ALIAS: ['A text that begins with * needs quotes.', 'Put the whole text into double quotes.'],
  RESOURCE_EXHAUSTION: [
    'The fields are nested far too deeply.',
    'Remove what was pasted by mistake.',
  ],
}
