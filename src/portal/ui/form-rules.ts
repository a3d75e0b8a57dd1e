/**
 * A rule for one field: the sentence that says what is wrong, or null.
 * @param values of all fields, by their names
 */
export type Rule = (value: string, values: Readonly<Record<string, string>>) => string | null

export const required =
  (message: string): Rule =>
  (value) =>
    value === '' ? message : null

/** An address a mail could go to; the browser's own rule for `type=email` refuses some that exist. */
export const email =
  (missing: string): Rule =>
  (value) => {
    if (value === '') return missing
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
      ? null
      : 'Enter an email address like name@example.com.'
  }
