import { contentAddress } from '../../../src/contract/address.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { lineChanges } from '../line-changes.ts'
import { warning, type Problem } from '../problem.ts'
import { lineStart, placeAt } from '../source.ts'
import { isLetterSlip } from '../suggest.ts'
import { addressesIn } from './lost-signs.ts'

/**
 * Addresses outside of the portal that are what they were but for one letter. (A page or card of the portal that
 * is not there is told as that.)
 * @param texts the files that students read
 * @param accepted content before the change
 */
export function checkChangedAddresses(
  files: ContentFiles,
  texts: readonly string[],
  accepted: ContentFiles,
): Problem[] {
  return texts.flatMap((file) => {
    const [now, before] = [files.get(file), accepted.get(file)]
    if (now === undefined || before === undefined || now === before) return []
    const text = plainText(now)
    const lines = text.split('\n')
    return lineChanges(plainText(before), text).flatMap(({ was, is, now: from }) => {
      if (was.length !== is.length) return []
      return is.flatMap((line, index) => {
        const former = addressesIn(was[index] ?? '')
        return addressesIn(line).flatMap((address, at) => {
          const old = former[at]
          const kind = contentAddress(address)?.kind
          if (old === undefined || (kind !== 'web' && kind !== 'mail')) return []
          if (!isLetterSlip(address, old)) return []
          const start = lineStart(lines, from + index) + line.indexOf(address)
          const sentence = `This address was ${old} before: one letter alone is another.`
          const advice = `If that is meant, leave it. If not, write: ${old}`
          const edit = { start, end: start + address.length, text: old }
          return warning(placeAt({ file, text }, start), sentence, advice, undefined, edit)
        })
      })
    })
  })
}
