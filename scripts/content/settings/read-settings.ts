import type * as v from 'valibot'
import { readJson } from '../fields/read-json.ts'
import type { Fields } from '../fields/fields.ts'
import { readShape, type Parts } from '../fields/read-shape.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import { error, type Problem } from '../problem.ts'
import { figuresSchema, linksSchema, navigationSchema } from '../schemas/settings.ts'
import { siteSchema } from '../schemas/site.ts'
import { jsonPath, type JsonFile, type SortedFiles } from '../sort/sort-files.ts'
import { topOf } from '../source.ts'

/** A settings file that is valid JSON. `whole` is undefined where a field does not fit. */
type SettingsFile<Shape> = {
  readonly fields: Fields
  readonly whole: Shape | undefined
  readonly parts: Parts<Shape> | undefined
}

/** The four JSON files; each is undefined when it cannot be read at all. */
export type Settings = ReturnType<typeof readSettings>['found']

/** Reads the four JSON files. */
export function readSettings(files: ContentFiles, paths: SortedFiles['settings']) {
  const problems: Problem[] = []
  const read = <Schema extends v.GenericSchema>(name: JsonFile, schema: Schema) => {
    const { file, problems: found } = readFile(files, paths, name, schema)
    problems.push(...found)
    return file
  }
  const found = {
    site: read('site', siteSchema),
    links: read('links', linksSchema),
    figures: read('figures', figuresSchema),
    navigation: read('navigation', navigationSchema),
  }
  return { found, problems }
}

/** The settings, with an earlier version of each file that cannot be read. */
export function orEarlier(now: Settings, earlier: Settings): Settings {
  return {
    site: sound(now.site, earlier.site),
    links: sound(now.links, earlier.links),
    figures: sound(now.figures, earlier.figures),
    navigation: sound(now.navigation, earlier.navigation),
  }
}

function sound<File extends { readonly whole: unknown }>(now?: File, earlier?: File) {
  return now?.whole === undefined && earlier?.whole !== undefined ? earlier : now
}

function readFile<Schema extends v.GenericSchema>(
  files: ContentFiles,
  paths: SortedFiles['settings'],
  name: JsonFile,
  schema: Schema,
): {
  readonly file?: SettingsFile<v.InferOutput<Schema>>
  readonly problems: readonly Problem[]
} {
  const path = paths.get(name)
  const content = files.get(path ?? '')
  if (path === undefined || content === undefined) {
    return { problems: [error(topOf(jsonPath(name)), MISSING)] }
  }
  const { source, problems } = decodeText(path, content)
  if (!source) return { problems }
  const { fields, problems: syntax } = readJson(source)
  if (!fields) return { problems: syntax }
  const { problems: misfits, ...shape } = readShape(schema, fields)
  return { file: { fields, ...shape }, problems: [...problems, ...misfits] }
}

const MISSING = {
  rule: 'missing-file',
  message: 'This file is missing.',
  advice:
    'The portal cannot be built without it. Make it again: open the same file of the project as students see it now, copy everything, and paste it.',
}
