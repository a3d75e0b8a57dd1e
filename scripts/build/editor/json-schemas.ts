import { toJsonSchema } from '@valibot/to-json-schema'
import { figuresSchema, linksSchema, navigationSchema } from '../../content/schemas/settings.ts'
import { siteSchema } from '../../content/schemas/site.ts'
import type { Help } from '../../../src/content/fields.ts'

/** The JSON files of content, with the schemas of the check. */
const SCHEMAS = {
  site: siteSchema,
  links: linksSchema,
  figures: figuresSchema,
  navigation: navigationSchema,
}

/** JSON Schemas for editors, by path from the project's root. They offer names and help. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const converted = toJsonSchema(schema, {
        target: 'draft-07', // the version that VS Code supports best
        errorMode: 'ignore', // skip conditions and transforms, which only the check applies
      })
      return [
        `.vscode/schemas/${name}.schema.json`,
        `${JSON.stringify(converted, forEditors, 2)}\n`,
      ]
    }),
  )
}

/** Adds the example to the description, and removes what only the check uses. */
function forEditors(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('description' in value)) return value
  const { description, example, ifEmpty: _empty, ifMissing: _missing, ...schema } = value as Help
  const help = [description, example && `Example: ${example}`].filter(Boolean).join('\n\n')
  return { ...schema, description: help }
}
