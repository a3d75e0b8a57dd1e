import type * as z from 'zod'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Fields } from '../fields/fields.ts'
import { readJsonFile } from '../fields/read-json.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import { jsonPath, type JsonFile } from '../files/sort-files.ts'
import { checkLeavings } from '../pasted/check-leavings.ts'
import { error, type Problem } from '../problem.ts'
import { figuresSchema, linksSchema, navigationSchema } from '../schemas/settings.ts'
import { siteSchema } from '../schemas/site.ts'
import { topOf } from '../source.ts'
import { checkChangedValues } from './changed-values.ts'
import { withFormerSigns } from './former-signs.ts'
import { findGone, putBack, type Gone } from './gone.ts'
import { withLostLogout } from './lost-logout.ts'

/** A JSON file of content that is in order as JSON; `whole` is undefined when its shape is not. */
type SettingsFile<Shape> = {
  readonly fields: Fields
  /** The file as it was accepted, where that is known. */
  readonly was: Fields | null
  readonly whole: Shape | undefined
  readonly parts: Parts<Shape> | undefined
}

/** The four JSON files; each is undefined when it cannot be read at all. */
export type Settings = ReturnType<typeof readSettings>['settings']

/**
 * Reads the four JSON files.
 * @param accepted content as it was accepted before: where a file cannot be read, and where something is
 * gone from it, what was said there stands in, so that texts are judged by it
 */
export function readSettings(files: ContentFiles, accepted: ContentFiles | null = null) {
  const site = readFile(files, accepted, 'site', siteSchema)
  const links = readFile(files, accepted, 'links', linksSchema)
  const figures = readFile(files, accepted, 'figures', figuresSchema)
  const navigation = readFile(files, accepted, 'navigation', navigationSchema)
  const all = [site, links, figures, navigation]
  return {
    settings: {
      site: site.file,
      links: links.file,
      figures: figures.file,
      navigation: navigation.file,
    },
    /** The same with every figure, link key and value that is gone: what texts may still name. */
    remembered: {
      site: site.file,
      links: links.remembered,
      figures: figures.remembered,
      navigation: navigation.file,
    },
    gone: all.flatMap(({ gone }) => gone),
    unread: all.flatMap(({ unread }) => unread ?? []),
    problems: all.flatMap(({ problems }) => problems),
  }
}

/** A file that cannot be read, and what stands in it all the same. */
export type UnreadFile = { readonly file: string; readonly text: string }

type ReadFile<Shape> = {
  readonly file?: SettingsFile<Shape> | undefined
  readonly remembered?: SettingsFile<Shape> | undefined
  readonly gone: readonly Gone[]
  readonly unread?: UnreadFile
  readonly problems: readonly Problem[]
}

function readFile<Schema extends z.ZodType>(
  files: ContentFiles,
  accepted: ContentFiles | null,
  name: JsonFile,
  schema: Schema,
): ReadFile<z.output<Schema>> {
  const { fields, problems } = readFields(files, name)
  const was = accepted === null ? null : readFields(accepted, name).fields
  if (!fields) {
    const file = was ? { fields: was, was: null, ...checkShape(schema, was) } : undefined
    const path = jsonPath(name)
    const unread = { file: path, text: plainText(files.get(path) ?? '') }
    const told = was ? withFormerSigns(unread, was.source.text, problems) : problems
    return { file, remembered: file, gone: [], unread, problems: told }
  }
  const gone = was ? findGone(schema, fields, was) : []
  const needed = putBack(
    fields,
    gone.filter(({ required }) => required),
  )
  const { whole, parts, problems: misfits } = checkShape(schema, needed, was)
  const file = { fields: needed, was, whole, parts }
  // (The order of the sidebar is nobody's slip.)
  const changed = was && name !== 'navigation' ? checkChangedValues(fields, was) : []
  const all = gone.some(({ required }) => !required) ? putBack(fields, gone) : null
  return {
    file,
    remembered: all ? { fields: all, was, ...checkShape(schema, all) } : file,
    gone,
    problems: [...problems, ...misfits, ...changed],
  }
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
  return { fields, problems: [...decoded.problems, ...checkLeavings(source), ...problems] }
}

const MISSING =
  'The portal cannot be built without it. Make a file of this name again; what belongs in it stands in the same file of the project as students see it now: open it there, copy everything, and paste it.'
