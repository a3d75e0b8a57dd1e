import { error, type Problem } from '../problem.ts'
import { editAt } from '../source.ts'
import { nearest } from '../suggest.ts'
import type { WrittenText } from './check-text.ts'
import { explainEnding, misspeltEnding, WITH_MISSPELT_ENDING } from './misspelt-ending.ts'

/** The beginning of an address, right or wrong: https//, htps:, https:/ */
const BEGINNING =
  /(?<![\p{L}\p{N}:/.@-])([a-z]{3,7})([:;.,]?[/\\]{1,3}|[:;])(?=(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/giu

/** Slips in addresses among words, which no program makes links of. */
export function checkTypedAddresses({ text, placeOf, source }: WrittenText): Problem[] {
  const beginnings = Array.from(text.matchAll(BEGINNING)).flatMap(([found, scheme = '', signs]) => {
    if (nearest(scheme, ['http', 'https']) === null || /^https?:\/\/$/i.test(found)) return []
    const place = placeOf(found)
    const right = /^http$/i.test(scheme) && signs !== ':' ? 'http://' : 'https://'
    const sentence = `No address begins with ${found}, so nobody can open this one.`
    const edit = source && editAt(source, place, found, right)
    return error(place, sentence, `Write ${right}`, undefined, edit)
  })
  const endings = Array.from(text.matchAll(WITH_MISSPELT_ENDING)).flatMap(([found]) => {
    const misspelt = misspeltEnding(found)
    if (misspelt === null) return []
    const place = placeOf(found)
    const edit =
      source && editAt(source, place, found, found.replace(misspelt.wrong, misspelt.right))
    return error(place, ...explainEnding(found, misspelt), undefined, edit)
  })
  return [...beginnings, ...endings]
}
