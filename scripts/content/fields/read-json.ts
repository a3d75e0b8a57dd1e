import { explainDuplicates } from './explain-front-matter.ts'
import { explainJson } from './explain-json.ts'
import type { Fields } from './fields.ts'
import { parsePlainYaml } from './parse-yaml.ts'
import type { Report } from '../problem.ts'
import type { Source } from '../source.ts'

/** Reads a JSON file as a block of fields; null, with the problems reported, when it is not sound. */
export function readJsonFile(source: Source, report: Report): Fields | null {
  const block = { source, start: 0, end: source.text.length }
  try {
    const fields: Fields = { ...block, data: JSON.parse(source.text) as unknown }
    // JSON itself keeps quiet about a name that is there twice; YAML, which it is a part of, does not.
    const mayRepeat = parsePlainYaml(source.text) === null
    return mayRepeat && explainDuplicates(fields, report) ? null : fields
  } catch {
    explainJson(source, report)
    return null
  }
}
