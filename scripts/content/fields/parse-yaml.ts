import { parseDocument } from 'yaml'
import { YAML_OPTIONS } from './fields.ts'

/** What fields say, as plain data; null when they cannot be read. */
export function parseYaml(text: string): object | null {
  const document = parseDocument(text, YAML_OPTIONS)
  if (document.errors.length + document.warnings.length > 0) return null
  try {
    return (document.toJS() as object | null) ?? {}
  } catch {
    return null // an alias that leads nowhere, or to itself, which only shows now
  }
}
