import { plainText, type ContentFiles } from '../files/content-files.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { ReadLink } from '../read/read-card.ts'
import { readText, type TextReading } from '../read/read-text.ts'
import { editAt, lineEnd, placeAt } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** Link 2 as the name of a card's second button, and not as the words of a link in a text. */
const NAMED = /(?<!\[)\bLink (\d{1,2})\b(?!\]\()/g

/** Texts of cards that name a button which is not there, or another one than they did. */
export function checkLinkNames(
  readings: readonly TextReading[],
  files: ContentFiles,
  accepted: ContentFiles | null,
  vocabulary: Vocabulary,
): Problem[] {
  return readings.flatMap((reading) => {
    if (reading.kind !== 'card' || !reading.found || !reading.isWhole) return []
    const { file, found } = reading
    const text = plainText(files.get(file) ?? '')
    const named = [...text.matchAll(NAMED)]
    if (named.length === 0) return []
    const content = accepted?.get(file)
    const before = content === undefined || content === files.get(file) ? '' : plainText(content)
    const was = before === '' ? [] : linksOf(file, before, vocabulary)
    const numbersIn = new Map(
      before.split('\n').map((line) => [withoutNumbers(line), numbersOf(line)]),
    )
    const names = named.map(({ 0: name, 1: digits, index }) => {
      const number = Number(digits)
      const lineStart = text.lastIndexOf('\n', index) + 1
      const line = text.slice(lineStart, lineEnd(text, index))
      // What was rewritten with this change is meant for the buttons as they are.
      const numbers = numbersIn.get(withoutNumbers(line)) ?? []
      const numberBefore = numbers[numbersOf(text.slice(lineStart, index)).length]
      const old = numberBefore === number ? was[number - 1] : undefined
      return {
        name,
        number,
        index,
        lineStart,
        moved: old && explainMoved(number, old, was, found.links),
      }
    })
    const isRewritten = (line: number) =>
      names.some(({ lineStart, moved }) => lineStart === line && moved?.name === null)
    return names.flatMap(({ name, number, index, lineStart, moved }) => {
      const place = placeAt({ file, text }, index)
      if (moved) {
        // A line that has to be rewritten cannot be shown as it is to be.
        const edit =
          moved.name === null || isRewritten(lineStart)
            ? undefined
            : editAt({ file, text }, place, name, moved.name)
        const problemOf = found.links[number - 1] ? warning : error
        return problemOf(place, moved.sentence, moved.advice, undefined, edit)
      }
      if (number >= 1 && number <= found.links.length) return []
      const count = found.links.length
      const sentence = `There is no ${name}: this card has ${count === 1 ? 'one button' : `${count} buttons`}.`
      const known = count === 1 ? 'Click Here' : found.links.map((_, at) => `Link ${at + 1}`)
      return error(
        place,
        sentence,
        `Write the name of the one that is meant: ${[known].flat().join(', ')}.`,
      )
    })
  })
}

function withoutNumbers(line: string): string {
  return line.replaceAll(NAMED, 'Link')
}

function numbersOf(line: string): number[] {
  return Array.from(line.matchAll(NAMED), ([, digits]) => Number(digits))
}

function linksOf(file: string, text: string, vocabulary: Vocabulary): readonly ReadLink[] {
  const reading = readText(file, text, vocabulary)
  return reading.kind === 'card' && reading.isWhole ? (reading.found?.links ?? []) : []
}

/** What became of a button that had this number; null where the number is still its own, or another one's address alone changed. */
function explainMoved(
  number: number,
  old: ReadLink,
  was: readonly ReadLink[],
  is: readonly ReadLink[],
) {
  const here = is[number - 1]
  if (here && target(here) === target(old)) return null
  const now = is.findIndex((link) => target(link) === target(old))
  const isFromElsewhere = here && was.some((link) => target(link) === target(here))
  if (now === -1 && here && (!isFromElsewhere || was.length === is.length)) return null
  const leads = here ? `, and leads to ${target(here)} now` : ', and is not there now'
  const sentence = `Link ${number} led to ${target(old)}${leads}.`
  if (now !== -1) {
    const name = is.length === 1 ? 'Click Here' : `Link ${now + 1}`
    return { sentence, name, advice: `If the former one is meant, write ${name}` }
  }
  return { sentence, name: null, advice: 'No button leads there any more: rewrite this sentence.' }
}

/** Where a link leads, as its card says. */
function target(link: ReadLink): string {
  return link.kind === 'stored' ? `the key ${link.key}` : link.address
}
