import type { Edit } from './edits.ts'
import { plainText, type ContentFiles } from './files/content-files.ts'
import { editAt, type Place } from './source.ts'

/** Puts a text in the place of words that stand at a place, behind a quote perhaps. */
export type Write = (place: Place, words: string, text: string) => Edit | undefined

export function writeIn(files: ContentFiles): Write {
  return (place, words, text) => {
    const source = { file: place.file, text: plainText(files.get(place.file) ?? '') }
    const behind = { ...place, column: place.column + 1 }
    return editAt(source, place, words, text) ?? editAt(source, behind, words, text)
  }
}
