import * as v from 'valibot'
import { contentAddress } from '../../../src/contract/address.ts'

/** What writers and their editor read about a field. */
export type Help = {
  /** What the field is for; an editor shows it. */
  readonly description: string
  /** The field as a writer can type it. */
  readonly example?: string
  /** What to do if it is missing or empty, where the example is not enough. */
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

/** A text that is not empty, on one line and without white space at its ends. */
export const text = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s+/g, ' ').trim()),
  v.minLength(1),
)

/** A text of the JSON files, which students see as it is. */
export const settingText = v.pipe(
  text,
  v.check((value) => !/\{\{|\}\}/.test(value), 'Values in double braces do not work here.'),
  v.check(
    (value) => !/\*\*|\]\(|<\/?[a-z][^>@]*>|&(?:#\d+|[a-z]+);/i.test(value),
    'Formatting does not work here: students would see its signs.',
  ),
)

export const website = v.pipe(
  settingText,
  v.check(
    (address) => contentAddress(address)?.kind === 'web',
    'This is not the whole address of a website.',
  ),
)
