import * as z from 'zod'
import {
  namePlace,
  renamed,
  rewritten,
  valuePlace,
  writtenValue,
  type FieldPath,
  type Fields,
} from './fields.ts'
import type { Repair, Report } from '../problem.ts'
import { quote } from './quote.ts'
import { schemaAt } from './schema-parts.ts'
import { didYouMean, nearest, suggest } from '../suggest.ts'

/** Says in plain words why a block of fields does not fit its schema. */
export function explainShape(
  schema: z.ZodType,
  fields: Fields,
  issues: readonly z.core.$ZodIssue[],
  report: Report,
): void {
  const misspelt = new Set<string>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const here = schemaAt(schema, issue.path)
    const known = here instanceof z.ZodObject ? Object.keys(here.shape) : []
    for (const key of issue.keys) {
      const meant = nearest(key, known)
      if (meant !== null) misspelt.add([...issue.path, meant].join('/'))
      const advice = meant === null ? `The fields here are ${known.join(', ')}.` : didYouMean(meant)
      const here = [...issue.path, key]
      const there = Object.keys(Object(valueAt(fields.data, issue.path)))
      const same = known.find((name) => name === plainName(key) && !there.includes(name))
      const repair = same === undefined ? undefined : renamed(fields, here, same)
      report(namePlace(fields, here), `The field ${key} is not known here.`, advice, repair)
    }
  }
  for (const issue of issues) {
    // A misspelt field is not missing as well.
    if (issue.code === 'unrecognized_keys' || misspelt.has(issue.path.join('/'))) continue
    explainField(schema, fields, issue, report)
  }
}

/** A name without what cannot have been meant: capitals, curly quotes around it. */
function plainName(name: string): string {
  return name.replace(/^[“”„‘’]+|[“”„‘’]+$/g, '').toLowerCase()
}

function explainField(
  schema: z.ZodType,
  fields: Fields,
  issue: z.core.$ZodIssue,
  report: Report,
): void {
  const { path } = issue
  const name = nameOf(path)
  const advice = exampleOf(schemaAt(schema, path))
  const value = valueAt(fields.data, path)
  if (value === undefined) {
    report(valuePlace(fields, path), `The field ${name} is missing.`, advice)
  } else if (value === null && writtenValue(fields, path) !== '') {
    const text = writtenValue(fields, path)
    const sentence = `${text} is read as nothing here, not as text.`
    const repair = rewritten(fields, path, quote(text))
    report(valuePlace(fields, path), sentence, `Put it into double quotes: "${text}"`, repair)
  } else if (value === null || issue.code === 'too_small') {
    report(namePlace(fields, path), `${subject(path)} is empty.`, advice)
  } else if (issue.code === 'custom') {
    report(valuePlace(fields, path), issue.message, advice)
  } else if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    const other = suggest(written(value), known) ?? `Write one of ${known.join(', ')}.`
    report(valuePlace(fields, path), `${name} cannot be ${written(value)}.`, other)
  } else if (wantsText(issue) && (typeof value === 'number' || typeof value === 'boolean')) {
    const text = writtenValue(fields, path) || written(value)
    const kind = typeof value === 'number' ? 'a number' : 'yes or no'
    const sentence = `${text} is read as ${kind} here, not as text.`
    const repair = rewritten(fields, path, quote(text))
    report(valuePlace(fields, path), sentence, `Put it into double quotes: "${text}"`, repair)
  } else {
    const repair = issue.code === 'invalid_type' ? yesOrNo(fields, path, issue) : undefined
    report(valuePlace(fields, path), `${name} ${expectation(issue)}.`, advice, repair)
  }
}

/** Mends a word for yes or no that only people understand. */
function yesOrNo(
  fields: Fields,
  path: FieldPath,
  { expected }: z.core.$ZodIssueInvalidType,
): Repair | undefined {
  const word = String(valueAt(fields.data, path))
  if (expected !== 'boolean' || !/^(?:yes|no|on|off|true|false)$/i.test(word)) return undefined
  return rewritten(fields, path, String(/^(?:yes|on|true)$/i.test(word)))
}

/** A field's name as its writer knows it: links, entry 2 of cards. */
function nameOf(path: FieldPath): string {
  const last = path.at(-1)
  if (last === undefined) return 'This file'
  if (typeof last !== 'number') return String(last)
  const list = path.at(-2)
  return `Entry ${last + 1}${list === undefined ? '' : ` of ${String(list)}`}`
}

function subject(path: FieldPath): string {
  return typeof path.at(-1) === 'string' ? `The field ${nameOf(path)}` : nameOf(path)
}

function expectation(issue: z.core.$ZodIssue): string {
  if (wantsText(issue)) return 'must be a text'
  if (issue.code !== 'invalid_type') return 'is not written as it should be'
  if (issue.expected === 'array') return 'must be a list'
  if (issue.expected === 'boolean') return 'must be true or false'
  return 'must be made of fields'
}

function wantsText(issue: z.core.$ZodIssue): boolean {
  const type = issue.code === 'invalid_type' ? issue.expected : ''
  return issue.code === 'invalid_union' || type === 'string'
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  }, data)
}

function exampleOf(schema: z.ZodType | undefined): string {
  const example = schema?.meta()?.['example']
  return typeof example === 'string'
    ? `Write it like this: ${example}`
    : 'Compare it with its last version.'
}
