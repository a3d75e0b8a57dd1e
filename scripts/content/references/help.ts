import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import type { Edit } from '../edits.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { formerLine, lineChanges } from '../line-changes.ts'
import { readText } from '../read/read-text.ts'
import { editAt, insteadOfLine, type Place } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { movedSince, type Moved } from './moved.ts'

/** What advice on a name that leads nowhere can go by. */
export type Help = {
  readonly moved: Moved
  /** The headings that a page had; none where that is not known. */
  readonly headingsBefore: (page: string) => readonly RenderedHeading[]
  /** The line that stood where a place is now; null where that is not known. */
  readonly lineBefore: (place: Place) => string | null
  /** Puts another line in the place of the one that a place is in. */
  readonly writeLine: (place: Place, text: string) => Edit
  /** Puts a text in the place of words that stand at a place, behind a quote perhaps. */
  readonly write: (place: Place, words: string, text: string) => Edit | undefined
}

export function helpOf(
  files: ContentFiles,
  accepted: ContentFiles | null,
  vocabulary: Vocabulary,
  misnamed: ReadonlyMap<string, string>,
): Help {
  return {
    moved: movedSince(files, accepted, misnamed),
    headingsBefore: (page) => {
      const file = `content/${page}/page.md`
      const before = accepted?.get(file)
      const was = before === undefined ? null : readText(file, before, vocabulary)
      return was?.kind === 'page' ? (was.found?.headings ?? []) : []
    },
    lineBefore: ({ file, line }) => {
      const [now, before] = [files.get(file), accepted?.get(file)]
      if (now === undefined || before === undefined) return null
      return formerLine(lineChanges(plainText(before), plainText(now)), line - 1) ?? null
    },
    writeLine: ({ file, line }, text) => {
      return insteadOfLine(plainText(files.get(file) ?? '').split('\n'), line - 1, text)
    },
    write: (place, words, text) => {
      const source = { file: place.file, text: plainText(files.get(place.file) ?? '') }
      const behind = { ...place, column: place.column + 1 }
      return editAt(source, place, words, text) ?? editAt(source, behind, words, text)
    },
  }
}
