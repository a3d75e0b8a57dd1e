import type { Edit } from '../edits.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { editAt, type Place } from '../source.ts'
import { movedSince, type Moved } from './moved.ts'

/** What advice on a name that leads nowhere can go by. */
export type Help = {
  readonly moved: Moved
  /** Puts a text in the place of words that stand at a place, behind a quote perhaps. */
  readonly write: (place: Place, words: string, text: string) => Edit | undefined
}

export function helpOf(
  files: ContentFiles,
  accepted: ContentFiles | null,
  misnamed: ReadonlyMap<string, string>,
): Help {
  return {
    moved: movedSince(files, accepted, misnamed),
    write: (place, words, text) => {
      const source = { file: place.file, text: plainText(files.get(place.file) ?? '') }
      const behind = { ...place, column: place.column + 1 }
      return editAt(source, place, words, text) ?? editAt(source, behind, words, text)
    },
  }
}
