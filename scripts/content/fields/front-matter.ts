import type { Document } from 'yaml'
import { error, type FindingAt, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'
import { explainFences, fieldsBelow } from './explain-fences.ts'
import { explainLines, explainYaml, oddSpaces } from './explain-yaml.ts'
import { parseFields, spotsIn, type Fields } from './fields.ts'

/** The fields at the top of a Markdown file. */
export type FrontMatter = Fields & {
  /** Their beginning and end, without the fences. */
  readonly start: number
  readonly end: number
  readonly document: Document
}

/**
 * Cuts a Markdown file in two: its fields, and its text from `bodyStart` on. Checks the lines of the fields for
 * mistakes that YAML accepts.
 * @returns no file if the fields cannot be read
 */
export function readFrontMatter(source: Source) {
  const tell = ([offset, ...finding]: FindingAt, from = 0): Problem =>
    error(placeAt(source, from + offset), ...finding)
  const [above, written = ''] = FENCED.exec(source.text) ?? []
  if (above === undefined) return { file: null, problems: [tell(explainFences(source))] }
  const start = FENCE.length
  const document = parseFields(written)
  const data = oddSpaces(written).length > 0 ? null : dataOf(document)
  if (data === null) {
    return { file: null, problems: [tell(explainYaml(written, document), start)] }
  }
  const problems = explainLines(written).map((found) => tell(found, start))
  const bodyStart = above.length
  const below = fieldsBelow(source.text, bodyStart)
  if (below) return { file: null, problems: [...problems, tell(below)] }
  const end = start + written.length
  const spots = spotsIn(document, source, start)
  const fields: FrontMatter = { source, data, document, start, end, ...spots }
  return { file: { fields, body: source.text.slice(bodyStart), bodyStart }, problems }
}

/** A file's fields and the text below them; null if something in the fields is doubtful. */
export function readFields(file: string, text: string) {
  const { file: found, problems } = readFrontMatter({ file, text })
  return problems.length === 0 ? found : null
}

const FENCE = '---'

/** Two lines of three hyphens, the first of them at the top, with the fields between them. */
const FENCED = /^---([ \t]*(?:\n(?!---).*)*)\n---[ \t]*(?:\n|$)/

/** Null if something in the fields is doubtful. */
function dataOf(document: Document): object | null {
  if (document.errors.length + document.warnings.length > 0) return null
  try {
    const data: unknown = document.toJS({ maxAliasCount: 0 }) ?? {}
    return typeof data === 'object' && !Array.isArray(data) ? data : null
  } catch {
    return null // an alias, which can lead to itself
  }
}
