import { plainText, type ContentFiles } from '../files/content-files.ts'
import type { Place } from '../source.ts'

/** Finds the line that a place is in, as its writer sees it; null where there is none to show. */
export type LineOf = (place: Place) => string | null

/** Looks lines up in the files that were checked, each file split once. */
export function linesOf(files: ContentFiles): LineOf {
  const split = new Map<string, readonly string[]>()
  return ({ file, line }) => {
    const bytes = files.get(file)
    // A stray file may be anything: a picture, a program.
    if (bytes === undefined || !/\.(?:md|json)$/.test(file)) return null
    const lines = split.get(file) ?? plainText(bytes).split('\n')
    split.set(file, lines)
    return lines[line - 1] ?? null
  }
}
