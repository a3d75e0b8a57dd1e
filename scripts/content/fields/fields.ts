import type { FieldPath } from '../../../src/content/walk.ts'
import type { Source, Spot } from '../source.ts'

/** The named values of a file: the front matter of a Markdown file, or a whole JSON file. */
export type Fields = {
  readonly source: Source
  /** The fields as plain data. */
  readonly data: unknown
  /** The place of the value at a path, or of the nearest field around it. */
  readonly valueSpot: (path: FieldPath) => Spot
  /** The place of a field's name. */
  readonly nameSpot: (path: FieldPath) => Spot
}
