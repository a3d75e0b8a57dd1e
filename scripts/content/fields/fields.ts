import type { Node, Pair } from 'yaml'
import type { Repair } from '../problem.ts'
import { yaml } from './yaml.ts'
import { createFinder, placeAt, type Finder, type Place, type Source } from '../source.ts'

/**
 * A block of named fields in a file: the front matter of a Markdown file, or a whole JSON file
 * (which is YAML, too). Places in it are looked up only when a problem is told.
 */
export type FieldBlock = {
  readonly source: Source
  /** Where the block begins and ends in the source. */
  readonly start: number
  readonly end: number
}

/** A block and what it says, as plain data. */
export type Fields = FieldBlock & { readonly data: unknown }

/** The names and indexes that lead to a field. */
export type FieldPath = readonly PropertyKey[]

/** The place of a field's value; of the nearest thing around it when the field is not there. */
export function valuePlace(fields: FieldBlock, path: FieldPath): Place {
  return placeAt(fields.source, valueOffset(fields, path))
}

/** The place of a field's name. */
export function namePlace(fields: FieldBlock, path: FieldPath): Place {
  const { pair } = find(fields, path)
  if (!yaml().isNode(pair?.key)) return valuePlace(fields, path)
  return placeAt(fields.source, fields.start + (pair.key.range?.[0] ?? 0))
}

/** Begins to look for words inside a field's value. */
export function wordsFinder(fields: FieldBlock, path: FieldPath): Finder {
  return createFinder(fields.source, () => valueOffset(fields, path))
}

/** Puts a text in the place of a field's name; undefined when the field is not there. */
export function renamed(fields: Fields, path: FieldPath, text: string): Repair | undefined {
  const { pair } = find(fields, path)
  return replaced(fields, yaml().isNode(pair?.key) ? pair.key : undefined, text)
}

/** Puts a text in the place of a field's value, quotes included; undefined when it has none. */
export function rewritten(fields: Fields, path: FieldPath, text: string): Repair | undefined {
  return replaced(fields, find(fields, path).node, text)
}

function replaced(
  { source, start }: Fields,
  node: Node | undefined,
  text: string,
): Repair | undefined {
  // What is behind other slips can be repaired when they are.
  if (source.written) return undefined
  const [from, to] = node?.range ?? []
  if (from === undefined || to === undefined || from === to) return undefined
  return { start: start + from, end: start + to, text }
}

/** A field's value exactly as it was written, without quotes. */
export function writtenValue(fields: Fields, path: FieldPath): string {
  const { node } = find(fields, path)
  return yaml().isScalar(node) ? (node.source ?? '') : ''
}

function valueOffset(fields: FieldBlock, path: FieldPath): number {
  const { node, pair, around } = find(fields, path)
  const key = yaml().isNode(pair?.key) ? pair.key.range?.[1] : undefined
  return fields.start + (node?.range?.[0] ?? key ?? around?.range?.[0] ?? 0)
}

function find({ source, start, end }: FieldBlock, path: FieldPath) {
  const { isMap, isNode, isSeq, parseDocument } = yaml()
  const document = parseDocument(source.text.slice(start, end), YAML_OPTIONS)
  let around: Node | undefined
  let node: Node | undefined = document.contents ?? undefined
  let pair: Pair | undefined
  for (const name of path) {
    around = node ?? around
    pair = isMap(node) ? pairNamed(node.items, name) : undefined
    const next: unknown = isSeq(node) ? node.items[Number(name)] : pair?.value
    node = isNode(next) ? next : undefined
    if (!node && !pair) break
  }
  return { node, pair, around }
}

function pairNamed(items: readonly unknown[], name: PropertyKey): Pair | undefined {
  const { isPair, isScalar } = yaml()
  return items.filter(isPair).find(({ key }) => isScalar(key) && String(key.value) === String(name))
}

/** YAML 1.2's own rules: 6:45, yes and dates are text, nothing runs, no field is there twice. */
export const YAML_OPTIONS = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: true,
  prettyErrors: false,
  logLevel: 'error',
} as const
