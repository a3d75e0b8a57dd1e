import { isDeepStrictEqual } from 'node:util'
import { Composer, CST, isMap, isScalar, Parser, type Document, type Scalar } from 'yaml'
import { YAML_OPTIONS } from '../../content/fields/fields.ts'
import { addField, removeField } from './edit-lines.ts'

/** A field to set, by the names and indexes that lead to it; '' takes an optional field away. */
export type FieldEdit = { readonly path: readonly (string | number)[]; readonly value: string }

/**
 * Sets a field of front matter; every other character stays, comments and quotes included. Writes in
 * several ways, and takes the first that reads back as what was wanted and nothing else.
 * @returns null when the field cannot be set without touching others
 */
export function editField(fields: string, { path, value }: FieldEdit): string | null {
  const { document } = parse(fields)
  if (document.errors.length > 0) return null
  const wanted = document.clone()
  if (value === '') wanted.deleteIn(path)
  else wanted.setIn(path, value)
  const node: unknown = document.getIn(path, true)
  const ways =
    value === ''
      ? [() => removeField(fields, document, path)]
      : isScalar(node)
        ? WAYS.map((way) => () => setScalar(fields, path, value, way(node)))
        : WAYS.map((way) => () => addField(fields, document, path, written(value, way(null))))
  for (const attempt of ways) {
    const edited = attempt()
    if (edited !== null && readsAs(edited, wanted)) return edited
  }
  return null
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
  value: string,
  type: Scalar.Type,
): string | null {
  const { document, tokens } = parse(fields)
  const node: unknown = document.getIn(path, true)
  const token = isScalar(node) ? node.srcToken : undefined
  if (token === undefined || token.type === 'alias') return null
  CST.setScalarValue(token, value, { type })
  return tokens.map((part) => CST.stringify(part)).join('')
}

/** A value as it stands behind the name of a field that was not there before. */
function written(value: string, type: Scalar.Type): string {
  const token = CST.createScalarToken(value, { indent: -1, type, end: [] })
  return CST.stringify(token)
}

function readsAs(fields: string, wanted: Document): boolean {
  const { document } = parse(fields)
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted.toJS())
}

function parse(fields: string) {
  const tokens = [...new Parser().parse(fields)]
  const composer = new Composer({ ...YAML_OPTIONS, keepSourceTokens: true })
  const [document] = [...composer.compose(tokens, true, fields.length)]
  if (document === undefined || !isMap(document.contents)) throw new Error('These are no fields')
  return { tokens, document: document as Document }
}
