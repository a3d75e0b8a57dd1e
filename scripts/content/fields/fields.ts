import type { Source, Spot } from '../source.ts'

/** The names and indexes that lead to a field. */
export type FieldPath = readonly (string | number)[]

/** The named values of a file: the front matter of a Markdown file, or a whole JSON file. */
export type Fields = {
  readonly source: Source
  /** The fields as plain data. */
  readonly data: unknown
  /** Where the value at a path stands; the nearest thing around it where there is none. */
  readonly valueSpot: (path: FieldPath) => Spot
  /** Where the name of a field stands. */
  readonly nameSpot: (path: FieldPath) => Spot
}
