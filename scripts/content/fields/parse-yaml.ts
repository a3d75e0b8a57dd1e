import { load } from 'js-yaml'
import { YAML_OPTIONS } from './fields.ts'
import { yaml } from './yaml.ts'

/** What fields say, as plain data; null when they cannot be read. */
export function parseYaml(text: string): object | null {
  const document = yaml().parseDocument(text, YAML_OPTIONS)
  if (document.errors.length + document.warnings.length > 0) return null
  try {
    return (document.toJS() as object | null) ?? {}
  } catch {
    return null // an alias that leads nowhere, or to itself, which only shows now
  }
}

/**
 * The same by a library that is several times faster, but knows no places. Where a text is unusual
 * (signs that nobody sees, fields without a name) the two may not say the same.
 */
export function parsePlainYaml(text: string): object | null {
  try {
    const data = load(text) ?? {}
    return typeof data === 'object' ? data : null
  } catch {
    return null
  }
}
