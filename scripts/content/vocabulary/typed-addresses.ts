import { error, warning, type Problem } from '../problem.ts'
import { editAt } from '../source.ts'
import { isLetterSlip, nearest } from '../suggest.ts'
import type { WrittenText } from './check-text.ts'
import type { Vocabulary } from './vocabulary.ts'
import { explainEnding, misspeltEnding, WITH_MISSPELT_ENDING } from './misspelt-ending.ts'

/** The beginning of an address, right or wrong: https//, htps:, https:/ */
const BEGINNING =
  /(?<![\p{L}\p{N}:/.@-])([a-z]{3,7})([:;.,]?[/\\]{1,3}|[:;])(?=(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/giu

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const OWN_MAIL = '{{site.support_email}}'

/** Slips in addresses among words, which no program makes links of. */
export function checkTypedAddresses(
  { text, placeOf, source }: WrittenText,
  { values }: Vocabulary,
): Problem[] {
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
  const own = values.printed.get('site.support_email') ?? ''
  const nearOwn = (text.match(MAIL) ?? []).flatMap((found) => {
    if (!isLetterSlip(found, own)) return []
    const place = placeOf(found)
    const sentence = `${found} is the school's address ${own} but for one letter.`
    const edit = source && editAt(source, place, found, OWN_MAIL)
    const advice = `If it is another one, leave it. If not, write ${OWN_MAIL}`
    return warning(place, sentence, advice, undefined, edit)
  })
  return [...beginnings, ...endings, ...nearOwn]
}
