import matter from 'gray-matter'
import { isMap, isNode, parseDocument, type Document } from 'yaml'
import { error, type Found, type Problem } from '../problem.ts'
import { placeAt, type Source, type Spot } from '../source.ts'
import { explainFences, fieldsBelow } from './explain-fences.ts'
import { explainLines, explainYaml } from './explain-yaml.ts'
import type { FieldPath, Fields } from './fields.ts'

/** The fields at the top of a Markdown file. */
export type FrontMatter = Fields & {
  /** Where they begin and end, without the fences. */
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
  /** Null where the fields cannot be read. */
  readonly file: MarkdownFile | null
  readonly problems: readonly Problem[]
}

/** Reads the front matter. Lines are examined one by one for mistakes that YAML accepts. */
export function readFrontMatter(source: Source): ReadFile {
  const tell = ([offset, ...finding]: Found, from = 0): Problem =>
    error(placeAt(source, from + offset), ...finding)
  if (!FENCED.test(source.text)) return { file: null, problems: [tell(explainFences(source))] }
  const { file, written, start } = cutFile(source)
  const { document, data } = file.fields
  if (data === null) {
    return { file: null, problems: [tell(explainYaml(written, document), start)] }
  }
  const misleading = explainLines(written).map((found) => tell(found, start))
  const below = fieldsBelow(source.text, file.bodyStart)
  return below
    ? { file: null, problems: [...misleading, tell(below)] }
    : { file, problems: misleading }
}

/** Two lines of three hyphens, the first of them at the top. */
const FENCED = /^---[ \t]*\n(?:(?!---).*\n)*---[ \t]*(?:\n|$)/

/**
 * The only use of gray-matter, which would run JavaScript that calls itself front matter: it sees
 * files whose fences are plain, knows no other language than YAML, and gets options, because without
 * them it hands out cached objects.
 */
function cutFile(source: Source) {
  let document = parseDocument('')
  let data: object | null = {} // (gray-matter does not ask where nothing but remarks stands there)
  const parse = (written: string): object => {
    document = parseDocument(written, YAML_OPTIONS)
    data = dataOf(document)
    return data ?? {}
  }
  const { content: body, matter: written } = matter(source.text, {
    language: 'yaml',
    engines: { yaml: { parse }, js: refuse, javascript: refuse },
  })
  const start = source.text.indexOf(written)
  const fields: FrontMatter = {
    source,
    data,
    document,
    start,
    end: start + written.length,
    valueSpot: (path) => valueSpot(source, start, document, path),
    nameSpot: (path) => nameSpot(source, start, document, path),
  }
  return { written, start, file: { fields, body, bodyStart: source.text.length - body.length } }
}

/** YAML 1.2's own rules: 6:45, yes and dates are text, nothing runs, no field is there twice. */
const YAML_OPTIONS = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: true,
  prettyErrors: false,
  logLevel: 'error',
} as const

function refuse(): never {
  throw new Error('Front matter is never run')
}

/** Null where fields cannot be read without doubt. */
function dataOf(document: Document): object | null {
  if (document.errors.length + document.warnings.length > 0) return null
  try {
    const data: unknown = document.toJS({ maxAliasCount: 0 }) ?? {}
    return typeof data === 'object' && !Array.isArray(data) ? data : null
  } catch {
    return null // an alias, which can lead to itself, or brackets in brackets without end
  }
}

/** Where the value at a path stands; the nearest thing around it where there is none. */
function valueSpot(source: Source, start: number, document: Document, path: FieldPath): Spot {
  const node: unknown = document.getIn(path, true)
  const range = isNode(node) ? node.range : null
  if (range) return { source, start: start + range[0], end: start + range[1] }
  const key = keyAt(document, path)
  if (key?.range) return { source, start: start + key.range[1], end: start + key.range[1] }
  if (path.length === 0) return { source, start, end: start }
  return valueSpot(source, start, document, path.slice(0, -1))
}

function nameSpot(source: Source, start: number, document: Document, path: FieldPath): Spot {
  const { range } = keyAt(document, path) ?? {}
  if (!range) return valueSpot(source, start, document, path)
  return { source, start: start + range[0], end: start + range[1] }
}

/** The name of the field at a path. */
function keyAt(document: Document, path: FieldPath) {
  const around: unknown = document.getIn(path.slice(0, -1), true)
  const pair = isMap(around) && around.items.find(({ key }) => String(key) === String(path.at(-1)))
  return pair && isNode(pair.key) ? pair.key : undefined
}
