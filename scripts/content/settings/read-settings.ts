import type * as z from 'zod'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Fields } from '../fields/fields.ts'
import { readJsonFile } from '../fields/read-json.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import { jsonPath, type JsonFile } from '../files/sort-files.ts'
import { checkUnwritten } from '../read/check-unwritten.ts'
import { error, type Problem } from '../problem.ts'
import { figuresSchema, linksSchema, navigationSchema } from '../schemas/settings.ts'
import { siteSchema } from '../schemas/site.ts'
import { topOf } from '../source.ts'
import { withLostLogout } from './lost-logout.ts'

/** A JSON file of content that is in order as JSON; `whole` is undefined when its shape is not. */
type SettingsFile<Shape> = {
  readonly fields: Fields
  readonly whole: Shape | undefined
  readonly parts: Parts<Shape> | undefined
}

/** The four JSON files; each is undefined when it cannot be read at all. */
export type Settings = ReturnType<typeof readSettings>['settings']

/** Reads the four JSON files. */
export function readSettings(files: ContentFiles) {
  const site = readFile(files, 'site', siteSchema)
  const links = readFile(files, 'links', linksSchema)
  const figures = readFile(files, 'figures', figuresSchema)
  const navigation = readFile(files, 'navigation', navigationSchema)
  const all = [site, links, figures, navigation]
  return {
    settings: {
      site: site.file,
      links: links.file,
      figures: figures.file,
      navigation: navigation.file,
    },
    unread: all.flatMap(({ unread }) => unread ?? []),
    problems: all.flatMap(({ problems }) => problems),
  }
}

/** A file that cannot be read, and what stands in it all the same. */
export type UnreadFile = { readonly file: string; readonly text: string }

type ReadFile<Shape> = {
  readonly file?: SettingsFile<Shape>
  readonly unread?: UnreadFile
  readonly problems: readonly Problem[]
}

function readFile<Schema extends z.ZodType>(
  files: ContentFiles,
  name: JsonFile,
  schema: Schema,
): ReadFile<z.output<Schema>> {
  const { fields, problems } = readFields(files, name)
  if (!fields) {
    const path = jsonPath(name)
    return { unread: { file: path, text: plainText(files.get(path) ?? '') }, problems }
  }
  const { whole, parts, problems: misfits } = checkShape(schema, fields)
  return { file: { fields, whole, parts }, problems: [...problems, ...misfits] }
}

function readFields(
  files: ContentFiles,
  name: JsonFile,
): { readonly fields: Fields | null; readonly problems: readonly Problem[] } {
  const path = jsonPath(name)
  const content = files.get(path)
  if (content === undefined) {
    return { fields: null, problems: [error(topOf(path), 'This file is missing.', MISSING)] }
  }
  const decoded = decodeText(path, content)
  if (!decoded.source) return { fields: null, problems: decoded.problems }
  const { source } = decoded
  const { fields, problems: found } = readJsonFile(source)
  const problems = name === 'navigation' ? withLostLogout(source, found) : found
  return { fields, problems: [...decoded.problems, ...checkUnwritten(source), ...problems] }
}

const MISSING =
  'The portal cannot be built without it. Make a file of this name again; what belongs in it stands in the same file of the project as students see it now: open it there, copy everything, and paste it.'
