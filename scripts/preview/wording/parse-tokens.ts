import { isDeepStrictEqual } from 'node:util'
import { Composer, CST, isMap, Parser, type Document, type Scalar } from 'yaml'
import { YAML_OPTIONS } from '../../content/fields/fields.ts'

/** The fields of front matter with every character of theirs, spaces and comments included. */
export function parseTokens(fields: string) {
  const tokens = [...new Parser().parse(fields)]
  const composer = new Composer({ ...YAML_OPTIONS, keepSourceTokens: true })
  const [document] = [...composer.compose(tokens, true, fields.length)]
  if (document === undefined || !isMap(document.contents)) throw new Error('These are no fields')
  return { tokens, document: document as Document }
}

/** Whether fields can be read, and say what was wanted. */
export function readsAs(fields: string, wanted: { toJS: () => unknown }): boolean {
  const { document } = parseTokens(fields)
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted.toJS())
}

/** A value as it stands behind the name of a field that was not there before. */
export function writeScalar(value: string | boolean, type: Scalar.Type): string {
  const token = CST.createScalarToken(String(value), { indent: -1, type, end: [] })
  return CST.stringify(token)
}
