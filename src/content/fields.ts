import * as v from 'valibot'
import { meantEnd, readEnd } from '../contract/period.ts'
import type { CardId, LinkKey } from './compiled/index.ts'
import type { Text } from './text.ts'

// A field of a card, page or mail is written once, in card.ts, page.ts or mail.ts: with its name, its kind and its
// help. The compiler, the check, the preview's form and the review read it there.

/** What writers and their editors read about a field. */
export type Help = {
  /** Its name in the preview's form and in the review. */
  readonly label?: string
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

/** What a field can name: the check knows whether it exists. listed, welcome and card name a card. */
export type NameKind = 'key' | 'icon' | 'address' | 'figure' | 'listed' | 'welcome' | 'card'

/** What a schema knows of its field. */
export type FieldInfo = Partial<Help> & {
  /** It can hold values that each student has of their own. */
  readonly isForEachStudent?: true
  readonly names?: NameKind
  /** What a value in another form means; null if that cannot be known. */
  readonly meant?: (text: string) => string | null
}

/** A text that is not empty, on one line and without white space at its ends. */
export const text = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s+/g, ' ').trim()),
  v.minLength(1),
)

/** A schema with the help of its field. */
export function field<const Schema extends v.GenericSchema>(schema: Schema, help: Help) {
  return v.pipe(schema, v.metadata(help))
}

/** The same for a field that can be left out. */
export function optionalField<const Schema extends v.GenericSchema>(schema: Schema, help: Help) {
  return v.optional(field(schema, help))
}

/** A day, or a time of a day, at which something begins or ends. */
export function end(help: Help) {
  const isTime = v.check<string, string>((text) => readEnd(text, 'until') !== null, NO_TIME)
  return v.pipe(text, isTime, v.metadata({ ...help, meant: meantEnd }))
}

const NO_TIME = 'This is not a day, or a day with a time.'

/** Plain words that are the same for every student. */
export function line(help: Help) {
  return field(text, help)
}

/** Plain words, with values that each student has of their own. */
export function words(help: Help) {
  return v.pipe(text, v.brand('words'), v.metadata({ ...help, isForEachStudent: true }))
}

/** The name of something else. */
export function name<const Kind extends NameKind>(kind: Kind, help: Help) {
  return v.pipe(text, v.brand(kind), v.metadata({ ...help, names: kind }))
}

export function flag(help: Help) {
  return field(v.boolean(), help)
}

/** A list with at least one entry. */
export function list<const Item extends v.GenericSchema>(item: Item, help: Help) {
  return field(v.pipe(v.array(item), v.minLength(1)), help)
}

type Camel<Name> = Name extends `${infer Start}_${infer Rest}`
  ? `${Start}${Capitalize<Camel<Rest> & string>}`
  : Name

/**
 * What a browser gets of the fields that a writer writes. A list that is left out is empty, plain words are '', a flag
 * is false; the name of something and a group of fields are null.
 */
export type CompiledFields<Written> = {
  readonly [Name in keyof Written as Camel<Name>]-?: undefined extends Written[Name]
    ? CompiledField<NonNullable<Written[Name]>> | WhereMissing<NonNullable<Written[Name]>>
    : CompiledField<Written[Name]>
}

/** The name of something of one of these kinds. */
type Named<Kind extends NameKind> = Kind extends NameKind ? v.Brand<Kind> : never

type CompiledField<Written> =
  Written extends v.Brand<'words'>
    ? Text
    : Written extends v.Brand<'key'>
      ? LinkKey
      : Written extends Named<'listed' | 'welcome' | 'card'>
        ? CardId
        : Written extends string
          ? string
          : Written extends boolean
            ? boolean
            : Written extends readonly (infer Item)[]
              ? readonly CompiledField<Item>[]
              : CompiledFields<Written>

type WhereMissing<Written> =
  Written extends v.Brand<'words'>
    ? Text
    : Written extends Named<NameKind>
      ? null
      : Written extends string | boolean | readonly unknown[]
        ? CompiledField<Written>
        : null
