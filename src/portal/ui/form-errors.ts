/** What is wrong with a form, by the names of its fields. */
export type FormErrors = Readonly<Record<string, string>>

/** A rule for one field: the sentence that says what is wrong, or null. */
export type Rule = (value: string) => string | null

export type Checked<Name extends string> =
  | { readonly ok: true; readonly values: Readonly<Record<Name, string>> }
  | { readonly ok: false; readonly errors: FormErrors }

/**
 * Reads a form's fields as trimmed text, but passwords as typed, and holds each against its rule.
 * The first field that is wrong gets the focus.
 */
export function checkForm<Name extends string>(
  form: HTMLFormElement,
  rules: Readonly<Record<Name, Rule>>,
): Checked<Name> {
  const values = {} as Record<Name, string>
  const errors: Record<string, string> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`)
    values[name] = input.autocomplete.includes('password') ? input.value : input.value.trim()
    const error = rules[name](values[name])
    if (error === null) continue
    if (Object.keys(errors).length === 0) input.focus()
    errors[name] = error
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, errors }
}

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
