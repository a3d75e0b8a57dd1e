import type * as v from 'valibot'
import { error, type Problem } from '../problem.ts'
import { suggest, suggestOf } from '../suggest.ts'
import { infoOf, unwrapped, type AnySchema, type FieldPath } from '../../../src/content/walk.ts'
import { nearest } from '../../../src/contract/nearest.ts'
import type { Fields } from './fields.ts'

/** Says in plain words what is wrong with a field. */
export function explainIssue(
  schema: v.GenericSchema,
  issue: v.BaseIssue<unknown>,
  fields: Fields,
): Problem[] {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const isName = issue.path?.at(-1)?.origin === 'key'
  if (isName && issue.type === 'strict_object') return explainNames(schema, issue, path, fields)
  if (isName) {
    const message = `${path.at(-1)} cannot be a name.`
    return [error(fields.nameSpot(path), message, issue.message)]
  }
  return [explainValue(schema, issue, path, fields)]
}

/** Fields of an object that its schema does not have, or one that is missing. */
function explainNames(
  schema: v.GenericSchema,
  { expected, path: steps }: v.BaseIssue<unknown>,
  path: FieldPath,
  fields: Fields,
): Problem[] {
  const around = path.slice(0, -1)
  const { entries = {} } = schemaAt(schema, around) ?? {}
  const names = Object.keys(Object(steps?.at(-1)?.input))
  const allowed = Object.keys(entries)
  const free = allowed.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !allowed.includes(name))
  // Valibot stops at the first unknown name.
  if (expected === 'never') {
    return unknown.map((name) => {
      const advice =
        suggest(name, free) ??
        holderOf(schema, name) ??
        `The fields here are ${allowed.join(', ')}: use one of them, or remove this one.`
      return error(fields.nameSpot([...around, name]), `There is no field ${name} here.`, advice)
    })
  }
  const name = String(path.at(-1))
  const missing = entries[name]
  // A misspelt field is not missing as well.
  if (!missing || unknown.some((other) => nearest(other, free) === name)) return []
  const { ifMissing, example } = infoOf(missing)
  const advice = ifMissing ?? `Add it like this, in your own words: ${example}`
  return [error(fields.valueSpot(around), `The field ${name} is missing.`, advice)]
}

function explainValue(
  schema: v.GenericSchema,
  { kind, type, input, message }: v.BaseIssue<unknown>,
  path: FieldPath,
  fields: Fields,
): Problem {
  const name = nameOf(path)
  const here: AnySchema = schemaAt(schema, path) ?? schema
  const { example, ifEmpty, meant } = infoOf(here)
  const advice = example === undefined ? 'Write it like the entries near it.' : typed(example)
  const spot = fields.valueSpot(path)
  if (input === null || type === 'min_length') {
    return error(fields.nameSpot(path), `${name} is empty.`, ifEmpty ?? advice)
  }
  // Conditions of the schema bring a sentence of their own.
  if (kind === 'validation') {
    const value = typeof input === 'string' ? meant?.(input) : undefined
    const line = `Write it like this: ${path.at(-1)}: ${value}`
    return error(spot, message, value ? line : advice)
  }
  if (type === 'picklist' || type === 'literal') {
    const value = typeof input === 'string' ? input : JSON.stringify(input)
    const choices = (here.options ?? [here.literal]).map(String)
    return error(spot, `${name} cannot be ${value}.`, suggestOf('The choices', value, choices))
  }
  const expected = EXPECTED[type] ?? 'is not written as it should be'
  if (typeof input === 'object' || !expected.startsWith('must be a text')) {
    return error(spot, `${name} ${expected}.`, advice)
  }
  const words = fields.source.text.slice(spot.start, spot.end)
  const meaning = typeof input === 'number' ? 'a number' : 'a yes-or-no value'
  const quoted = `Put it into double quotes: "${words}"`
  return error(spot, `${words} must be a text, not ${meaning}.`, quoted)
}

/** What a field must be, by the type of its schema. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'must be a text',
  union: 'must be a text or a number',
  array: 'must be a list',
  boolean: 'must be true or false',
  strict_object: 'needs fields of its own',
  record: 'needs fields of its own',
}

/** A field as its writer knows it, at the beginning of a sentence. */
function nameOf(path: FieldPath): string {
  const last = path.at(-1)
  if (last === undefined) return 'This file'
  if (typeof last === 'string') return `The field ${last}`
  return `Entry ${last + 1} of ${path.at(-2) ?? 'the list'}`
}

function typed(example: string): string {
  return `Write it like this, in your own words:${example.includes('\n') ? '\n' : ' '}${example}`
}

/** The schema of the field at a path. */
function schemaAt(schema: v.GenericSchema, path: FieldPath): AnySchema | undefined {
  let here: AnySchema | undefined = unwrapped(schema)
  for (const name of path) {
    const next: AnySchema | undefined = here?.entries?.[name] ?? here?.item ?? here?.value
    here = next && unwrapped(next)
  }
  return here
}

/** Says which field has one of this name inside it; null if none has. */
function holderOf(schema: v.GenericSchema, name: string): string | null {
  const { entries = {} } = unwrapped(schema)
  if (Object.hasOwn(entries, name))
    return `Write ${name} at the left edge, without spaces before it.`
  const holder = Object.entries(entries).find(([, inner]) => {
    const { item, entries: names = {} } = unwrapped(inner)
    return Object.hasOwn((item && unwrapped(item).entries) ?? names, name)
  })
  return holder === undefined ? null : `Write ${name} below ${holder[0]}, with spaces before it.`
}
