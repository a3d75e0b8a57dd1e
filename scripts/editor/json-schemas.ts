import * as z from 'zod'
import { figuresSchema, linksSchema, navigationSchema } from '../content/schemas/settings.ts'
import { siteSchema } from '../content/schemas/site.ts'

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
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `.vscode/schemas/${name}.schema.json`,
      `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
    ]),
  )
}

function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7', // what VS Code knows best
    io: 'input', // what is typed, before white space is tidied
    override: ({ jsonSchema }) => {
      const { example, description } = jsonSchema
      delete jsonSchema['example']
      delete jsonSchema['ifEmpty']
      delete jsonSchema['ifMissing']
      if (typeof example === 'string') {
        jsonSchema.description = [description, `Example: ${example}`].filter(Boolean).join('\n\n')
      }
      const isText = jsonSchema.type === 'string' && !jsonSchema.enum && !('const' in jsonSchema)
      if (isText) jsonSchema.minLength = 1
    },
  })
}
