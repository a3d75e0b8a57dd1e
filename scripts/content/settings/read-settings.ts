import type * as v from 'valibot'
import { readJson } from '../fields/read-json.ts'
import type { Fields } from '../fields/fields.ts'
import { readShape, type Parts } from '../fields/read-shape.ts'
import type { ContentFiles, FileContent } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import type { Problem } from '../problem.ts'
import { figuresSchema, linksSchema, navigationSchema } from '../schemas/settings.ts'
import { siteSchema } from '../schemas/site.ts'
import type { JsonFile, SortedFiles } from '../sort/sort-files.ts'

/** A settings file that is valid JSON; undefined if it is not. */
type SettingsFile<Schema extends v.GenericSchema> =
  | {
      readonly fields: Fields
      /** Undefined if a field is invalid. */
      readonly whole: v.InferOutput<Schema> | undefined
      readonly parts: Parts<v.InferOutput<Schema>> | undefined
    }
  | undefined

export type Settings = {
  readonly site: SettingsFile<typeof siteSchema>
  readonly links: SettingsFile<typeof linksSchema>
  readonly figures: SettingsFile<typeof figuresSchema>
  readonly navigation: SettingsFile<typeof navigationSchema>
}

/**
 * Reads the four JSON files.
 * @param earlier replaces each file that has a mistake
 */
export function readSettings(
  files: ContentFiles,
  paths: SortedFiles['settings'],
  earlier?: Settings,
): { readonly settings: Settings; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const read = <Schema extends v.GenericSchema>(
    name: JsonFile,
    schema: Schema,
    before: SettingsFile<Schema>,
  ): SettingsFile<Schema> => {
    const path = paths.get(name)
    // checkFolders reports a missing file.
    if (path === undefined) return before
    const { file: now, problems: found } = readFile(path, files.get(path) ?? '', schema)
    problems.push(...found)
    return now?.whole === undefined && before?.whole !== undefined ? before : now
  }
  const settings = {
    site: read('site', siteSchema, earlier?.site),
    links: read('links', linksSchema, earlier?.links),
    figures: read('figures', figuresSchema, earlier?.figures),
    navigation: read('navigation', navigationSchema, earlier?.navigation),
  }
  return { settings, problems }
}

function readFile<Schema extends v.GenericSchema>(
  path: string,
  content: FileContent,
  schema: Schema,
): { readonly file?: SettingsFile<Schema>; readonly problems: readonly Problem[] } {
  const { source, problems } = decodeText(path, content)
  if (!source) return { problems }
  const { fields, problems: syntax } = readJson(source)
  if (!fields) return { problems: syntax }
  const { problems: invalid, ...shape } = readShape(schema, fields)
  return { file: { fields, ...shape }, problems: [...problems, ...invalid] }
}
