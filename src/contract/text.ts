import * as v from 'valibot'

/**
 * Text in a reply, or an optional text in a request. A PHP backend sends numbers, false, null or nothing
 * instead of text: numbers are read as their digits, the others as ''. A list or an object does not fit.
 */
export const text = v.pipe(
  v.custom<string | number | boolean | null | undefined>(
    (wire) => typeof wire !== 'object' || wire === null,
  ),
  v.transform((wire) => (wire === false ? '' : String(wire ?? '').trim())),
)

/** Any value; non-text becomes '', so that one odd field never spoils a reply. */
export const anyText = v.pipe(
  v.unknown(),
  v.transform((wire) =>
    typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() : '',
  ),
)

/** The longest text that a request may carry, in UTF-16 units: far beyond any name or address. */
export const MAX_TEXT_LENGTH = 2000

/** The longest text of a column with an index, such as `lesson_number`. */
export const MAX_INDEXED_LENGTH = 500

/**
 * A field that a request must carry, with the sentence that says so. Surrounding white space does not count.
 */
export function requiredText(message: string, maxLength = MAX_TEXT_LENGTH) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(maxLength, 'That text is too long.'),
  )
}

/** The same for a password, which may begin or end with a space. */
export function requiredPassword(message: string) {
  return v.pipe(v.string(message), v.minLength(1, message))
}

/**
 * The text without control characters that are no white space, such as NUL: not every database keeps them.
 */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(/[^\P{Cc}\s]/gu, '')
}
