import * as z from 'zod'
import { error } from '../problem.ts'
import { didYouMean, nearest } from '../suggest.ts'
import { namePlace, type Fields } from './fields.ts'
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
    const near = nearest(key, known)
    const meant = near !== null && there.includes(near) ? null : near
    const advice =
      meant === null
        ? `The fields here are ${known.join(', ')}: write one of these in its place, or remove it.`
        : didYouMean(meant)
    const place = namePlace(fields, [...path, key])
    return {
      meant: meant && [...path, meant].join('/'),
      problem: error(place, `The field ${key} is not known here.`, advice),
    }
  })
}
