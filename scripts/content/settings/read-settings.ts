import type * as z from 'zod'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Fields } from '../fields/fields.ts'
import { readJsonFile } from '../fields/read-json.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import { jsonPath, type JsonFile } from '../files/sort-files.ts'
import { error, type Problem } from '../problem.ts'
import { figuresSchema, linksSchema, navigationSchema } from '../schemas/settings.ts'
import { siteSchema } from '../schemas/site.ts'
import { topOf } from '../source.ts'

/** A JSON file of content that is in order as JSON; `whole` is undefined when its shape is not. */
type SettingsFile<Shape> = {
  readonly fields: Fields
  readonly whole: Shape | undefined
  readonly parts: Parts<Shape> | undefined
}

/** The four JSON files; each is undefined when it cannot be read at all. */
export type Settings = ReturnType<typeof readSettings>['settings']

export function readSettings(files: ContentFiles) {
  const site = readFile(files, 'site', siteSchema)
  const links = readFile(files, 'links', linksSchema)
  const figures = readFile(files, 'figures', figuresSchema)
  const navigation = readFile(files, 'navigation', navigationSchema)
  return {
    settings: {
      site: site.file,
      links: links.file,
      figures: figures.file,
      navigation: navigation.file,
    },
    problems: [site, links, figures, navigation].flatMap(({ problems }) => problems),
  }
}

type ReadFile<Shape> = {
  readonly file?: SettingsFile<Shape>
  readonly problems: readonly Problem[]
}

function readFile<Schema extends z.ZodType>(
  files: ContentFiles,
  name: JsonFile,
  schema: Schema,
): ReadFile<z.output<Schema>> {
  const path = jsonPath(name)
  const content = files.get(path)
  if (content === undefined) {
    const advice = 'Bring it back; the portal cannot be built without it.'
    return { problems: [error(topOf(path), 'This file is missing.', advice)] }
  }
  const decoded = decodeText(path, content)
  if (!decoded.source) return decoded
  const { fields, problems } = readJsonFile(decoded.source)
  const found = [...decoded.problems, ...problems]
  if (!fields) return { problems: found }
  const { whole, parts, problems: misfits } = checkShape(schema, fields)
  return { file: { fields, whole, parts }, problems: [...found, ...misfits] }
}
