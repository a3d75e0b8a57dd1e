import type * as z from 'zod'
import type { FieldPath } from './fields.ts'

/**
 * A value of a JSON file with what belongs around it, as it is to be written; null where only its writer
 * knows. A schema says it itself (`around`); a text where a list of texts belongs is its only entry.
 */
export function putAround(
  schema: z.ZodType | undefined,
  value: unknown,
  path: FieldPath,
): string | null {
  const around = schema?.meta()?.['around']
  if (typeof around === 'function') {
    return around(value, String(path.at(-1))) as string | null
  }
  const isOnly = typeof value === 'string' && schema?.safeParse([value]).success === true
  return isOnly ? JSON.stringify([value]) : null
}
