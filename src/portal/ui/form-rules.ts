/**
 * A rule for one field. Returns the error message, or null for a valid value.
 * @param values of all fields, by name
 */
export type Rule = (value: string, values: Readonly<Record<string, string>>) => string | null

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
