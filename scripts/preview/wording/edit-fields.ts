import { CST, isMap, isScalar, type Document, type Scalar } from 'yaml'
import { addField, removeField } from './edit-lines.ts'
import { parseTokens, readsAs, writeScalar } from './parse-tokens.ts'

/** What a field can be set to; '' and false take it away. */
export type FieldValue = string | boolean

/** A field to set, by the names and indexes that lead to it. */
export type FieldEdit = { readonly path: readonly (string | number)[]; readonly value: FieldValue }

/**
 * Sets a field of front matter; every other character stays, comments and quotes included. Writes in
 * several ways, and takes the first that reads back as what was wanted and nothing else.
 * @returns null when the field cannot be set without touching others
 */
export function editField(fields: string, { path, value }: FieldEdit): string | null {
  const { document } = parseTokens(fields)
  if (document.errors.length > 0) return null
  const now: unknown = document.getIn(path)
  if (now === value || (isNothing(now) && isNothing(value))) return fields
  if (isNothing(value)) return remove(fields, document, path)
  const wanted = document.clone()
  // Nothing can be set inside of a name with nothing behind it.
  const outer = path.slice(0, -1)
  if (outer.length > 0 && document.getIn(outer) === null) wanted.deleteIn(outer)
  wanted.setIn(path, value)
  const node: unknown = document.getIn(path, true)
  const there = isScalar(node) && !isNothing(now)
  for (const way of WAYS) {
    const edited = there
      ? setScalar(fields, path, value, way(node))
      : addField(fields, document, path, writeScalar(value, way(null)))
    if (edited !== null && readsAs(edited, wanted)) return edited
  }
  return null
}

/** Whether a field says nothing: it is not there, or nothing stands behind its name. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false
}

/** Takes a field away; with it the field around it, such as class_door, when nothing else is in there. */
function remove(fields: string, document: Document, path: FieldEdit['path']): string | null {
  const around: unknown = document.getIn(path.slice(0, -1), true)
  const alone = path.length > 1 && isMap(around) && around.items.length === 1
  if (alone) {
    const outer = path.slice(0, -1)
    // An entry of a list is taken away with its list, by editList.
    return typeof outer.at(-1) === 'number' ? null : remove(fields, document, outer)
  }
  const wanted = document.clone()
  if (path.length === 1 && isMap(around) && around.items.length === 1) {
    // Without any field the file would not be one of fields and a text.
    wanted.setIn(path, '')
    const emptied = setScalar(fields, path, '', 'QUOTE_DOUBLE')
    return emptied !== null && readsAs(emptied, wanted) ? emptied : null
  }
  wanted.deleteIn(path)
  const edited = removeField(fields, document, path)
  return edited !== null && readsAs(edited, wanted) ? edited : null
}

// As it was written before; else without quotes, where nothing can be mistaken; else in quotes.
const WAYS: readonly ((node: Scalar | null) => Scalar.Type)[] = [
  (node) => node?.type ?? 'PLAIN',
  () => 'PLAIN',
  () => 'QUOTE_DOUBLE',
]

function setScalar(
  fields: string,
  path: FieldEdit['path'],
  value: FieldValue,
  type: Scalar.Type,
): string | null {
  const { document, tokens } = parseTokens(fields)
  const node: unknown = document.getIn(path, true)
  const token = isScalar(node) ? node.srcToken : undefined
  if (token === undefined || token.type === 'alias') return null
  CST.setScalarValue(token, String(value), { type })
  return tokens.map((part) => CST.stringify(part)).join('')
}
