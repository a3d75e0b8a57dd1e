import type * as v from 'valibot'
import { error, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'
import { suggestOf } from '../suggest.ts'
import type { FieldPath, Fields } from './fields.ts'
import { helpOf, type AnySchema } from './schema-parts.ts'

/** Says in plain words why a value does not fit its schema. */
export function explainMisfit(
  schema: AnySchema,
  value: unknown,
  path: FieldPath,
  fields: Fields,
  issue?: v.BaseIssue<unknown>,
): Problem {
  const name = nameOf(path)
  const { example, ifEmpty } = helpOf(schema)
  const advice = example === undefined ? 'Write it as its neighbours are written.' : typed(example)
  const spot = fields.valueSpot(path)
  const place = placeOf(spot)
  const wrong = (message: string, how = advice): Problem =>
    error(place, { rule: 'wrong-value', message, advice: how })

  const isEmpty = value === null || issue?.type === 'min_length'
  if (isEmpty) {
    const message = `Nothing stands behind ${name}.`
    const finding = { rule: 'empty-field', message, advice: ifEmpty ?? advice }
    return error(placeOf(fields.nameSpot(path)), finding)
  }
  const [step] = issue?.path ?? []
  if (issue && step?.origin === 'key') {
    const at = placeOf(fields.nameSpot([...path, String(step.key)]))
    return error(at, {
      rule: 'wrong-name',
      message: `${String(step.key)} cannot be a name.`,
      advice: issue.message,
    })
  }
  // Conditions of the schema bring a sentence of their own.
  if (issue?.kind === 'validation') return wrong(issue.message)
  if (schema.type === 'picklist' || schema.type === 'literal') {
    const known = (schema.options ?? [schema.literal]).map(String)
    return wrong(`${name} cannot be ${written(value)}.`, suggestOf('It', written(value), known))
  }
  const isText = schema.type === 'string' || schema.type === 'union'
  if (isText && (typeof value === 'number' || typeof value === 'boolean')) {
    const kind = typeof value === 'number' ? 'a number' : 'yes or no'
    const words = fields.source.text.slice(spot.start, spot.end)
    return wrong(
      `${words} is read as ${kind} here, not as text.`,
      `Put it into double quotes: "${words}"`,
    )
  }
  const sentence = `${name} ${EXPECTED[schema.type] ?? 'is not written as it should be'}.`
  // The name of a field stays as it is written.
  const isName = typeof path.at(-1) === 'string'
  return wrong(isName ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1))
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'must be a text',
  union: 'must be a text or a number',
  array: 'must be a list',
  boolean: 'must be true or false',
  strict_object: 'needs fields of its own',
  record: 'needs fields of its own',
}

/** A field's name as its writer knows it: links, entry 2 of cards. */
function nameOf(path: FieldPath): string {
  const last = path.at(-1)
  if (last === undefined) return 'this file'
  return typeof last === 'string' ? last : `entry ${last + 1} of ${path.at(-2) ?? 'the list'}`
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function typed(example: string): string {
  return `Write it like this, in your own words:${example.includes('\n') ? '\n' : ' '}${example}`
}
