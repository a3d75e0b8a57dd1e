import { splitText } from '../../../src/content/values.ts'
import { warning, type Problem } from '../problem.ts'
import { editAt } from '../source.ts'
import type { WrittenText } from './check-text.ts'
import { typedByHand } from './typed-figures.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Figures that are typed by hand, which would stay behind when the figure changes. */
export function checkTypedFigures(
  { text, placeOf, source }: WrittenText,
  { typedFigures: { any, figures } }: Vocabulary,
): Problem[] {
  if (!any.test(text)) return []
  const words = splitText(text).flatMap((part) => (part.kind === 'words' ? [part.words] : []))
  return figures.flatMap(({ name, pattern }) => {
    const typed = words.flatMap((part) => Array.from(part.matchAll(pattern), ([found]) => found))
    return typed.map((found) => {
      const place = placeOf(found)
      const value = `{{figures.${name}}}`
      // $300 is told where the figure is $300+, and may be another amount.
      const edit =
        source && !found.startsWith('$') ? editAt(source, place, found, value) : undefined
      return warning(place, ...typedByHand(found, name), undefined, edit)
    })
  })
}
