import { plainText, type ContentFiles } from '../files/content-files.ts'
import { placeAt, type Place } from '../source.ts'

/** A place in a file, for a person to look at. */
export type PointingPlace = Place & {
  /** The line that it stands in, without the spaces around it. */
  readonly words: string
}

export function pointingPlace(files: ContentFiles, file: string, start: number): PointingPlace {
  const text = plainText(files.get(file) ?? '')
  const { line, column } = placeAt({ file, text }, start)
  return { file, line, column, words: (text.split('\n')[line - 1] ?? '').trim() }
}
