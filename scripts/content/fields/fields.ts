import { isMap, isNode, parseDocument, type Document } from 'yaml'
import type { FieldPath } from '../../../src/content/walk.ts'
import type { Source, Spot } from '../source.ts'

/** The named values of a file: the front matter of a Markdown file, or a whole JSON file. */
export type Fields = {
  readonly source: Source
  /** The fields as plain data. */
  readonly data: unknown
  /** The place of the value at a path, or of the nearest field around it. */
  readonly valueSpot: (path: FieldPath) => Spot
  /** The place of a field's name. */
  readonly nameSpot: (path: FieldPath) => Spot
}

/** Parses front matter, or JSON, which is YAML, too. */
export function parseFields(yaml: string): Document {
  return parseDocument(yaml, YAML_OPTIONS)
}

/** The rules of YAML 1.2: 6:45, yes and dates are text, nothing runs, no field is there twice. */
const YAML_OPTIONS = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: true,
  prettyErrors: false,
  logLevel: 'error',
} as const

/** The places of fields in a document that begins at `start` of a file. */
export function spotsIn(document: Document, source: Source, start: number) {
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
