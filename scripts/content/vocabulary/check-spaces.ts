import { warning, type Problem } from '../problem.ts'
import { editAt } from '../source.ts'
import type { WrittenText } from './check-text.ts'

const WORD = String.raw`(?<word>\p{Ll}{2,}[”’)]*)`

/** portal ,what and portal .What; portal , what; portal,what */
const MISPLACED: readonly RegExp[] = [
  new RegExp(String.raw`${WORD} (?:[,;](?=\p{Ll})|\.(?=\p{Lu}\p{Ll}+ ))`, 'gu'),
  new RegExp(String.raw`${WORD} [,;.](?=\s|$)(?! \.)`, 'gu'),
  new RegExp(String.raw`${WORD},(?=\p{Ll}{2})`, 'gu'),
]

/** Spaces before and behind commas and full stops, where they stand otherwise than anybody writes them. */
export function checkSpaces({ text, placeOf, source }: WrittenText): Problem[] {
  return MISPLACED.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index, groups: { word = '' } = {} }) => {
      const sign = found.at(-1) ?? ''
      const isLast = /^(?:\s|$)/.test(text.slice(index + found.length))
      const place = placeOf(found)
      const edit = source && editAt(source, place, found, `${sign}${isLast ? '' : ' '}`)
      const behind = edit && { ...edit, start: edit.start + word.length }
      const sentence = `The space belongs behind the sign ${sign}, and none before it.`
      return warning(place, sentence, 'Move it.', undefined, behind)
    }),
  )
}
