import * as z from 'zod'
import { error } from '../problem.ts'
import { didYouMean, nearest } from '../suggest.ts'
import { namePlace, renamed, type Fields } from './fields.ts'
import { sameField } from './other-names.ts'
import { schemaAt, valueAt } from './schema-parts.ts'

/** The fields that a schema does not know, each with the path of the one that was meant. */
export function unknownFields(
  schema: z.ZodType,
  fields: Fields,
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
) {
  const here = schemaAt(schema, path)
  const known = here instanceof z.ZodObject ? Object.keys(here.shape) : []
  const there = Object.keys(Object(valueAt(fields.data, path)))
  return keys.map((key) => {
    const value = valueAt(fields.data, [...path, key])
    const same = sameField(key, known, there, value) ?? nearest(key, known)
    const meant = same !== null && there.includes(same) ? null : same
    const advice =
      meant === null
        ? `The fields here are ${known.join(', ')}: write one of these in its place, or remove it.`
        : didYouMean(meant)
    const plain = known.find((name) => name === plainName(key) && !there.includes(name))
    const repair =
      plain === undefined ? undefined : renamed(fields, [...path, key], asName(fields, plain))
    const sentence = `The field ${key} is not known here.`
    const suggestion = meant ? renamed(fields, [...path, key], asName(fields, meant)) : undefined
    return {
      meant: meant && [...path, meant].join('/'),
      problem: error(
        namePlace(fields, [...path, key]),
        sentence,
        advice,
        repair,
        repair ? undefined : suggestion,
      ),
    }
  })
}

/** A name as the file writes names: settings put them in quotes. */
export function asName({ source }: Fields, name: string): string {
  return source.file.endsWith('.json') ? JSON.stringify(name) : name
}

/** A name without what cannot have been meant: capitals, curly quotes around it. */
function plainName(name: string): string {
  return name.replace(/^[“”„‘’]+|[“”„‘’]+$/g, '').toLowerCase()
}
