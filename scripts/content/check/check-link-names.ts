import { plainText, type ContentFiles } from '../files/content-files.ts'
import { error, type Problem } from '../problem.ts'
import type { TextReading } from '../read/read-text.ts'
import { placeAt } from '../source.ts'

/** Link 2 as the name of a card's second button, and not as the words of a link in a text. */
const NAMED = /(?<!\[)\bLink (\d{1,2})\b(?!\]\()/g

/** Texts of cards that name a button which is not there. */
export function checkLinkNames(readings: readonly TextReading[], files: ContentFiles): Problem[] {
  return readings.flatMap((reading) => {
    if (reading.kind !== 'card' || !reading.found || !reading.isWhole) return []
    const { file, found } = reading
    const text = plainText(files.get(file) ?? '')
    const count = found.links.length
    return Array.from(text.matchAll(NAMED)).flatMap(({ 0: name, 1: digits, index }) => {
      const number = Number(digits)
      if (number >= 1 && number <= count) return []
      const sentence = `There is no ${name}: this card has ${count === 1 ? 'one button' : `${count} buttons`}.`
      const known = count === 1 ? ['Click Here'] : found.links.map((_, at) => `Link ${at + 1}`)
      const advice = `Write the name of the one that is meant: ${known.join(', ')}.`
      return error(placeAt({ file, text }, index), sentence, advice)
    })
  })
}
