import { toJsonSchema } from '@valibot/to-json-schema'
import { figuresSchema, linksSchema, navigationSchema } from '../../content/schemas/settings.ts'
import { siteSchema } from '../../content/schemas/site.ts'
import type { Help } from '../../content/schemas/text.ts'

/** The JSON files of content with the schemas that the check reads them by. */
const SCHEMAS = {
  site: siteSchema,
  links: linksSchema,
  figures: figuresSchema,
  navigation: navigationSchema,
}

/** JSON Schemas for editors, by their paths from the project's root: names to choose from, and help. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const converted = toJsonSchema(schema, {
        target: 'draft-07', // what VS Code knows best
        errorMode: 'ignore', // conditions and tidying that only the check knows
      })
      return [
        `.vscode/schemas/${name}.schema.json`,
        `${JSON.stringify(converted, forEditors, 2)}\n`,
      ]
    }),
  )
}

/** Shows the example with the description, and leaves out what only the check tells. */
function forEditors(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('description' in value)) return value
  const { description, example, ifEmpty: _empty, ifMissing: _missing, ...schema } = value as Help
  const help = [description, example && `Example: ${example}`].filter(Boolean).join('\n\n')
  return { ...schema, description: help }
}
