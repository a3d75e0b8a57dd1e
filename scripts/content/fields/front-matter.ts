import { isMap, isNode, parseDocument, type Document } from 'yaml'
import { error, type Found, type Problem } from '../problem.ts'
import { placeAt, type Source, type Spot } from '../source.ts'
import { explainFences, fieldsBelow } from './explain-fences.ts'
import { explainLines, explainYaml } from './explain-yaml.ts'
import type { FieldPath } from '../../../src/content/walk.ts'
import type { Fields } from './fields.ts'

/** The fields at the top of a Markdown file. */
export type FrontMatter = Fields & {
  /** Their beginning and end, without the fences. */
  readonly start: number
  readonly end: number
  readonly document: Document
}

/** A Markdown file cut in two: its fields, and its text from `bodyStart` on. */
type MarkdownFile = {
  readonly fields: FrontMatter
  readonly body: string
  readonly bodyStart: number
}

type ReadFile = {
  /** Null if the fields cannot be read. */
  readonly file: MarkdownFile | null
  readonly problems: readonly Problem[]
}

/** Reads the front matter, and checks its lines for mistakes that YAML accepts. */
export function readFrontMatter(source: Source): ReadFile {
  const tell = ([offset, ...finding]: Found, from = 0): Problem =>
    error(placeAt(source, from + offset), ...finding)
  const [above, written = ''] = FENCED.exec(source.text) ?? []
  if (above === undefined) return { file: null, problems: [tell(explainFences(source))] }
  const start = FENCE.length
  const document = parseDocument(written, YAML_OPTIONS)
  const data = dataOf(document)
  if (data === null) {
    return { file: null, problems: [tell(explainYaml(written, document), start)] }
  }
  const problems = explainLines(written).map((found) => tell(found, start))
  const bodyStart = above.length
  const below = fieldsBelow(source.text, bodyStart)
  if (below) return { file: null, problems: [...problems, tell(below)] }
  const end = start + written.length
  const fields = { source, data, document, start, end, ...spotsIn(document, source, start) }
  return { file: { fields, body: source.text.slice(bodyStart), bodyStart }, problems }
}

const FENCE = '---'

/** Two lines of three hyphens, the first of them at the top, with the fields between them. */
const FENCED = /^---([ \t]*(?:\n(?!---).*)*)\n---[ \t]*(?:\n|$)/

/** The rules of YAML 1.2: 6:45, yes and dates are text, nothing runs, no field is there twice. */
const YAML_OPTIONS = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: true,
  prettyErrors: false,
  logLevel: 'error',
} as const

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

/** The places of fields in a document that begins at `start` of a file. */
function spotsIn(document: Document, source: Source, start: number) {
  const spotOf = (from: number, to: number): Spot => {
    return { source, start: start + from, end: start + to }
  }
  const valueSpot = (path: FieldPath): Spot => {
    const node: unknown = document.getIn(path, true)
    if (isNode(node) && node.range) return spotOf(node.range[0], node.range[1])
    const name = nameAt(document, path)
    if (name) return spotOf(name[1], name[1])
    return path.length === 0 ? spotOf(0, 0) : valueSpot(path.slice(0, -1))
  }
  const nameSpot = (path: FieldPath): Spot => {
    const name = nameAt(document, path)
    return name ? spotOf(name[0], name[1]) : valueSpot(path)
  }
  return { valueSpot, nameSpot }
}

/** The range of the name of the field at a path. */
function nameAt(document: Document, path: FieldPath) {
  const around: unknown = document.getIn(path.slice(0, -1), true)
  const pair = isMap(around) && around.items.find(({ key }) => String(key) === String(path.at(-1)))
  return pair && isNode(pair.key) ? pair.key.range : undefined
}
