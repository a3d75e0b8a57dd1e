import { MAX_TEXT_LENGTH } from '../../contract/text.ts'

/**
 * A rule for one field. Returns the error message, or null for a valid value.
 * @param values of all fields, by name
 */
export type Rule = (value: string, values: Readonly<Record<string, string>>) => string | null

/** A text that no request may carry. A field never cuts what is typed or pasted into it. */
export function tooLong(value: string, most = MAX_TEXT_LENGTH): string | null {
  return value.length > most
    ? `This is too long: shorten it to ${most.toLocaleString('en')} characters.`
    : null
}

export const required =
  (message: string): Rule =>
  (value) =>
    value === '' ? message : null

/** Accepts any possible email address; the browser's own rule for `type=email` refuses some real ones. */
export const email =
  (missing: string): Rule =>
  (value) => {
    if (value === '') return missing
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
      ? null
      : 'Enter an email address like name@example.com.'
  }
