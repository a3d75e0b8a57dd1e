import * as v from 'valibot'

/** What a stored text holds, as the schema reads it; null where there is none, or rubbish. */
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
