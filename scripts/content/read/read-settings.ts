import type * as z from 'zod'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Fields } from '../fields/fields.ts'
import { readJsonFile } from '../fields/read-json.ts'
import type { Report } from '../problem.ts'
import { figuresSchema, linksSchema, navigationSchema, siteSchema } from '../schemas/settings.ts'
import type { JsonFile } from '../files/sort-files.ts'
import { noMemory, type Remember } from '../memory.ts'
import type { Source } from '../source.ts'

/** A JSON file of content that is in order as JSON; `whole` is undefined when its shape is not. */
export type SettingsFile<Shape> = {
  readonly fields: Fields
  readonly whole: Shape | undefined
  readonly parts: Parts<Shape> | undefined
}

/** Reads the four JSON files; each is undefined when it cannot be read at all. */
export function readSettings(
  files: ReadonlyMap<JsonFile, Source>,
  report: Report,
  remember: Remember = noMemory,
) {
  const read = <Schema extends z.ZodType>(
    name: JsonFile,
    schema: Schema,
  ): SettingsFile<z.output<Schema>> | undefined => {
    const source = files.get(name)
    if (!source) return undefined
    const { file, said } = remember(`settings ${name}`, [source.text], () => {
      const told: Parameters<Report>[] = []
      return { file: readSettingsFile(source, schema, (...words) => told.push(words)), said: told }
    })
    for (const words of said) report(...words)
    return file
  }
  return {
    site: read('site', siteSchema),
    links: read('links', linksSchema),
    figures: read('figures', figuresSchema),
    navigation: read('navigation', navigationSchema),
  }
}

function readSettingsFile<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  report: Report,
): SettingsFile<z.output<Schema>> | undefined {
  const fields = readJsonFile(source, report)
  return fields ? { fields, ...checkShape(schema, fields, report) } : undefined
}

export type Settings = ReturnType<typeof readSettings>
