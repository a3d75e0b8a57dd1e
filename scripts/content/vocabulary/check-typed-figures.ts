import { splitText } from '../../../src/content/values.ts'
import { warning, type Problem } from '../problem.ts'
import type { WrittenText } from './check-text.ts'
import { typedByHand } from './typed-figures.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Numbers typed by hand that are a figure's, which would stay behind when the figure changes. */
export function checkTypedFigures(
  { text, placeOf }: WrittenText,
  { typedFigures: { any, figures } }: Vocabulary,
): Problem[] {
  if (!any.test(text)) return []
  const words = splitText(text).flatMap((part) => (part.kind === 'words' ? [part.words] : []))
  return figures.flatMap(({ name, pattern }) => {
    const typed = words.flatMap((part) => Array.from(part.matchAll(pattern), ([found]) => found))
    return typed.map((found) => warning(placeOf(found), ...typedByHand(found, name)))
  })
}
