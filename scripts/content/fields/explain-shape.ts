import type * as z from 'zod'
import { error, type Problem } from '../problem.ts'
import { didYouMean, nearest } from '../suggest.ts'
import {
  namePlace,
  rewritten,
  valuePlace,
  writtenValue,
  type FieldPath,
  type Fields,
} from './fields.ts'
import { putAround } from './put-around.ts'
import { asName, unknownFields } from './unknown-fields.ts'
import { quote } from './quote.ts'
import { schemaAt, valueAt } from './schema-parts.ts'

type Issue = z.core.$ZodIssue

/** Says in plain words why a block of fields does not fit its schema. */
export function explainShape(
  schema: z.ZodType,
  fields: Fields,
  issues: readonly Issue[],
): Problem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownFields(schema, fields, issue) : [],
  )
  const [asWhole] = issues.flatMap((issue) => explainWhole(schema, fields, issue) ?? [])
  if (asWhole) {
    const rest = issues.filter(({ path }) => path[0] !== asWhole.path[0])
    const problems = explainShape(schema, fields, rest)
    return [asWhole.problem, ...problems]
  }
  // A misspelt field is not missing as well.
  const misspelt = new Set(unknown.map(({ meant }) => meant))
  return [
    ...unknown.map(({ problem }) => problem),
    ...issues
      .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(path.join('/')))
      // A link whose address is misspelt has one.
      .filter(({ code, path }) => code !== 'custom' || !isAround(path, misspelt))
      .map((issue) => explainField(schema, fields, issue)),
  ]
}

function isAround(path: FieldPath, misspelt: ReadonlySet<string | null>): boolean {
  return [...misspelt].some((meant) => meant?.startsWith(`${path.join('/')}/`))
}

/** Fields that belong together are told once, with all of them as they were meant. */
function explainWhole(schema: z.ZodType, fields: Fields, issue: Issue) {
  const path = issue.path.slice(0, 1)
  const { meantWhole, either } = schemaAt(schema, path)?.meta() ?? {}
  const value = valueAt(fields.data, path)
  if (typeof meantWhole !== 'function' || typeof either !== 'function') return null
  if (value === undefined || value === null) return null
  const place = valuePlace(fields, path)
  const sentence =
    issue.code === 'custom' ? issue.message : `${nameOf(path)} is not written as it should be.`
  const meant = meantWhole(value) as string | null
  if (meant === null) return { path, problem: error(place, sentence, String(either(value))) }
  const edit = rewritten(fields, path, meant)
  const advice = `Write "${String(path[0])}": ${meant}`
  return { path, problem: error(place, sentence, advice, undefined, edit) }
}

function explainField(schema: z.ZodType, fields: Fields, issue: Issue): Problem {
  const { path } = issue
  const place = valuePlace(fields, path)
  const name = nameOf(path)
  const example = exampleOf(schemaAt(schema, path))
  const value = valueAt(fields.data, path)
  const text = writtenValue(fields, path)
  if (value === undefined) {
    const { ifMissing = example.replace(/^Write it/, 'Add it') } =
      schemaAt(schema, path)?.meta() ?? {}
    const around = valueAt(fields.data, path.slice(0, -1))
    const advice = typeof ifMissing === 'function' ? ifMissing(around) : ifMissing
    return error(place, `The field ${name} is missing.`, String(advice))
  }
  const isJson = fields.source.file.endsWith('.json')
  // Quotes help where a text is meant; null is a program's word for nothing.
  if (
    value === null &&
    text !== '' &&
    !isJson &&
    schemaAt(schema, path)?.safeParse(text).success === true
  ) {
    return readAs('nothing', text, fields, path)
  }
  if (value === null || issue.code === 'too_small') {
    const { ifEmpty = example } = schemaAt(schema, path)?.meta() ?? {}
    const sentence = `Nothing stands behind ${subject(path)}.`
    return error(namePlace(fields, path), sentence, String(ifEmpty))
  }
  if (issue.code === 'custom') {
    const meant = meantOf(schemaAt(schema, path), value)
    if (meant === null) return error(place, issue.message, example)
    const edit = rewritten(fields, path, quote(meant))
    return error(place, issue.message, `Write "${meant}"`, undefined, edit)
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    const sentence = `${name} cannot be ${written(value)}.`
    const meant = known.length === 1 ? known[0] : nearest(written(value), known)
    if (meant === null || meant === undefined)
      return error(place, sentence, `Write one of ${known.join(', ')}.`)
    const edit = rewritten(fields, path, asName(fields, meant))
    return error(place, sentence, didYouMean(meant), undefined, edit)
  }
  if (wantsText(issue) && (typeof value === 'number' || (typeof value === 'boolean' && !isJson))) {
    const kind = typeof value === 'number' ? 'a number' : 'yes or no'
    return readAs(kind, text || written(value), fields, path)
  }
  const whole = isJson ? putAround(schemaAt(schema, path), value, path) : null
  if (whole !== null) {
    const edit = rewritten(fields, path, whole)
    const sentence = `${name} ${expectation(issue)}.`
    return error(place, sentence, `Write "${name}": ${whole}`, undefined, edit)
  }
  const repair = issue.code === 'invalid_type' ? yesOrNo(fields, path, issue) : undefined
  return error(place, `${name} ${expectation(issue)}.`, example, repair)
}

/** A text that without quotes is something else. */
function readAs(kind: string, text: string, fields: Fields, path: FieldPath): Problem {
  const sentence = `${text} is read as ${kind} here, not as text.`
  const repair = rewritten(fields, path, quote(text))
  return error(valuePlace(fields, path), sentence, `Put it into double quotes: "${text}"`, repair)
}

/** Mends a word for yes or no that only people understand. */
function yesOrNo(fields: Fields, path: FieldPath, { expected }: z.core.$ZodIssueInvalidType) {
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
  return typeof path.at(-1) === 'string' ? nameOf(path) : lowerFirst(nameOf(path))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function expectation(issue: Issue): string {
  if (wantsText(issue)) return 'must be a text'
  if (issue.code !== 'invalid_type') return 'is not written as it should be'
  if (issue.expected === 'array') return 'must be a list'
  if (issue.expected === 'boolean') return 'must be true or false'
  return 'needs fields of its own'
}

function wantsText(issue: Issue): boolean {
  const type = issue.code === 'invalid_type' ? issue.expected : ''
  return issue.code === 'invalid_union' || type === 'string'
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a value that does not fit was meant to be, where its schema can tell. */
function meantOf(schema: z.ZodType | undefined, value: unknown): string | null {
  const meant = schema?.meta()?.['meant']
  return typeof meant === 'function' && typeof value === 'string' ? meant(value) : null
}

function exampleOf(schema: z.ZodType | undefined): string {
  const example = schema?.meta()?.['example']
  if (typeof example !== 'string') return 'Write it as its neighbours are written.'
  // Of true and false there are no other words.
  const how = example.endsWith(': true')
    ? 'Write it like this'
    : 'Write it like this, in your own words'
  return `${how}:${example.includes('\n') ? '\n' : ' '}${example}`
}
