import { plainText, type ContentFiles } from '../files/content-files.ts'
import { pointingPlace, type PointingPlace } from './pointing-place.ts'

/**
 * Where other texts say a title, such as 'use the "Finance contact" card'. A title of one word counts
 * only between quotes or stars: it may be any word.
 */
export function quotedTitles(
  files: ContentFiles,
  title: string,
  own: ReadonlySet<string>,
): PointingPlace[] {
  if (title.trim() === '') return []
  const oneWord = !/\s/.test(title)
  return [...files].flatMap(([file, content]) => {
    if (own.has(file) || !/^content\/[^/]+\/[^/]+\.md$/.test(file)) return []
    const text = plainText(content)
    return offsetsOf(text, title).flatMap((at) => {
      const [before, after] = [text[at - 1] ?? ' ', text[at + title.length] ?? ' ']
      const fits = oneWord
        ? QUOTE.test(before) && QUOTE.test(after)
        : !LETTER.test(before) && !LETTER.test(after)
      if (!fits) return []
      return pointingPlace(files, file, at)
    })
  })
}

function offsetsOf(text: string, words: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) found.push(at)
  return found
}

const LETTER = /[\p{L}\p{N}]/u
const QUOTE = /["'“”‘’«»*]/
