import type * as z from 'zod'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Fields } from '../fields/fields.ts'
import { readJsonFile } from '../fields/read-json.ts'
import type { Report } from '../problem.ts'
import { figuresSchema, linksSchema, navigationSchema, siteSchema } from '../schemas/settings.ts'
import type { JsonFile } from '../files/sort-files.ts'
import type { Source } from '../source.ts'

/** A JSON file of content that is in order as JSON; `whole` is undefined when its shape is not. */
export type SettingsFile<Shape> = {
  readonly fields: Fields
  readonly whole: Shape | undefined
  readonly parts: Parts<Shape> | undefined
}

/** The files without a problem: a run that remembers hands over the same sources. */
const sound = new WeakMap<Source, SettingsFile<unknown>>()

/** Reads the four JSON files; each is undefined when it cannot be read at all. */
export function readSettings(files: ReadonlyMap<JsonFile, Source>, report: Report) {
  const read = <Schema extends z.ZodType>(
    name: JsonFile,
    schema: Schema,
  ): SettingsFile<z.output<Schema>> | undefined => {
    const source = files.get(name)
    if (!source) return undefined
    const known = sound.get(source) as SettingsFile<z.output<Schema>> | undefined
    if (known) return known
    const fields = readJsonFile(source, report)
    if (!fields) return undefined
    const file = { fields, ...checkShape(schema, fields, report) }
    if (file.whole !== undefined) sound.set(source, file)
    return file
  }
  return {
    site: read('site', siteSchema),
    links: read('links', linksSchema),
    figures: read('figures', figuresSchema),
    navigation: read('navigation', navigationSchema),
  }
}

export type Settings = ReturnType<typeof readSettings>
