import * as v from 'valibot'

/** What a writer and an editor are told about a field. */
export type Help = {
  /** What the field is for; shown where the mouse rests in an editor. */
  readonly description: string
  /** The field as it may look, which a writer is told to type. */
  readonly example?: string
  /** What to do where it is missing, or holds nothing, if the example does not say it. */
  readonly ifMissing?: string
  readonly ifEmpty?: string
  /** Values that an editor offers. */
  readonly examples?: readonly string[]
}

/** A schema with the help of its field. */
export function field<const Schema extends v.GenericSchema>(schema: Schema, help: Help) {
  return v.pipe(schema, v.metadata(help))
}

/** The same for a field that can be left out. */
export function optionalField<const Schema extends v.GenericSchema>(schema: Schema, help: Help) {
  return v.optional(field(schema, help))
}

/** A text that is not empty; white space at its ends and line breaks in it do not count. */
export const text = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s+/g, ' ').trim()),
  v.minLength(1),
)

/** A text of the JSON files, which is printed as it is: values in it would show their braces. */
export const settingText = v.pipe(
  text,
  v.check((value) => !/\{\{|\}\}/.test(value), 'Values in double braces do not work in this file.'),
  v.check(
    (value) => !/\*\*|\]\(|<\/?[a-z][^>@]*>|&(?:#\d+|[a-z]+);/i.test(value),
    'Students would see the signs that are for formatting: this file holds plain words alone.',
  ),
)
