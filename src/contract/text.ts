import * as z from 'zod/mini'

/**
 * Text in a reply. A PHP backend sends numbers, false, null or nothing where text is meant:
 * numbers are read as their digits, the others as ''. Anything else does not fit.
 */
export const text = z.codec(
  z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  z.string(),
  {
    decode: (value) =>
      value === null || value === undefined || value === false ? '' : String(value).trim(),
    encode: (value) => value,
  },
)

/** Text that may be anything at all: what is not text is read as '', so that one odd field never spoils a reply. */
export const anyText = z.codec(z.unknown(), z.string(), {
  decode: (value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '',
  encode: (value) => value,
})

/** The longest text that a request may carry, in UTF-16 units: far beyond any name or address. */
export const MAX_TEXT_LENGTH = 2000

/** A field that a request must carry, with the sentence that says so. Surrounding white space does not count. */
export function requiredText(message: string) {
  return z.pipe(
    z.string(message),
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, message),
        z.maxLength(MAX_TEXT_LENGTH, 'That text is too long.'),
      ),
  )
}
