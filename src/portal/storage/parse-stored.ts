import * as v from 'valibot'

/** Parses a stored text with the schema; null where it is missing or invalid. */
export function parseStored<T>(
  schema: v.GenericSchema<unknown, T>,
  stored: string | null,
): T | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(stored ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null // no JSON
  }
}
