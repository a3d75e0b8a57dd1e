import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
} from 'yaml'
import type { Edit } from '../edits.ts'
import type { Problem } from '../problem.ts'
import { createFinder, placeAt, type Finder, type Place, type Source } from '../source.ts'

/**
 * A block of named fields in a file: the front matter of a Markdown file, or a whole JSON file,
 * which is YAML, too.
 */
export type Fields = {
  readonly source: Source
  /** Where the block begins and ends in the source. */
  readonly start: number
  readonly end: number
  /** What it says, as plain data; null where it cannot be read. */
  readonly data: unknown
  /** The same with the places of everything in it. */
  readonly document: Document
}

/** A Markdown file cut in two: its fields, and its text from `bodyStart` on. */
export type MarkdownFile = {
  readonly fields: Fields
  readonly body: string
  readonly bodyStart: number
}

export type FrontMatter = {
  /** Null where fields and text cannot be told apart. */
  readonly file: MarkdownFile | null
  /** Why the fields do not say, as they stand, what was meant; none where they do. */
  readonly problems: readonly Problem[]
}

/** The names and indexes that lead to a field. */
export type FieldPath = readonly PropertyKey[]

/** YAML 1.2's own rules: 6:45, yes and dates are text, nothing runs, no field is there twice. */
const YAML_OPTIONS = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: true,
  prettyErrors: false,
  logLevel: 'error',
} as const

export function parseYaml(text: string): Document {
  return parseDocument(text, YAML_OPTIONS)
}

/** What a document says, as plain data; null where it cannot be read without doubt. */
export function dataOf(document: Document): object | null {
  if (document.errors.length + document.warnings.length > 0) return null
  try {
    return (document.toJS() as object | null) ?? {}
  } catch {
    return null // an alias that leads nowhere, or to itself, which only shows now
  }
}

/** The place of a field's value; of the nearest thing around it when the field is not there. */
export function valuePlace(fields: Fields, path: FieldPath): Place {
  return placeAt(fields.source, valueOffset(fields, path))
}

/** The place of a field's name. */
export function namePlace(fields: Fields, path: FieldPath): Place {
  const { key } = find(fields, path)
  if (!key) return valuePlace(fields, path)
  return placeAt(fields.source, fields.start + (key.range?.[0] ?? 0))
}

/** Finds words inside a field's value. */
export function wordsFinder(fields: Fields, path: FieldPath): Finder {
  return createFinder(fields.source, valueOffset(fields, path))
}

/** Where a field's name begins; null when the field is not there. */
export function nameOffset(fields: Fields, path: FieldPath): number | null {
  const offset = find(fields, path).key?.range?.[0]
  return offset === undefined ? null : fields.start + offset
}

/** Where a field's value begins and ends; null when the field is not there. */
export function valueRange({ document, start }: Fields, path: FieldPath) {
  const [from, to] = find({ document }, path).node?.range ?? []
  return from === undefined || to === undefined ? null : { start: start + from, end: start + to }
}

/** Puts a text in the place of a field's name; undefined when the field is not there. */
export function renamed(fields: Fields, path: FieldPath, text: string): Edit | undefined {
  return replaced(fields, find(fields, path).key, text)
}

/** Puts a text in the place of a field's value, quotes included; undefined when it has none. */
export function rewritten(fields: Fields, path: FieldPath, text: string): Edit | undefined {
  return replaced(fields, find(fields, path).node, text)
}

function replaced({ source, start }: Fields, node: Node | undefined, text: string) {
  // What is behind other mistakes can be repaired when they are.
  if (source.original) return undefined
  const [from, to] = node?.range ?? []
  if (from === undefined || to === undefined || from === to) return undefined
  return { start: start + from, end: start + to, text }
}

/** A field's value exactly as it was written, without quotes. */
export function writtenValue(fields: Fields, path: FieldPath): string {
  const { node } = find(fields, path)
  return isScalar(node) ? (node.source ?? '') : ''
}

function valueOffset(fields: Fields, path: FieldPath): number {
  const { node, key, around } = find(fields, path)
  return fields.start + (node?.range?.[0] ?? key?.range?.[1] ?? around?.range?.[0] ?? 0)
}

function find({ document }: Pick<Fields, 'document'>, path: FieldPath) {
  let around: Node | undefined
  let node: Node | undefined = document.contents ?? undefined
  let key: Node | undefined
  for (const name of path) {
    around = node ?? around
    const pair = isMap(node) ? pairNamed(node.items, name) : undefined
    const next: unknown = isSeq(node) ? node.items[Number(name)] : pair?.value
    node = isNode(next) ? next : undefined
    key = isNode(pair?.key) ? pair.key : undefined
    if (!node && !pair) break
  }
  return { node, key, around }
}

function pairNamed(items: readonly unknown[], name: PropertyKey) {
  return items.filter(isPair).find(({ key }) => isScalar(key) && String(key.value) === String(name))
}
