import type { Change } from './changes.ts'
import { readingEase, sentencesOf, wordsOf } from './readability.ts'
import type { Text } from './texts.ts'
import { alikeness } from './word-difference.ts'

/** Longer sentences are hard to keep in mind (gov.uk and Plain English Campaign say the same). */
const LONG_SENTENCE_WORDS = 25
/** A drop in reading ease that a reader feels. */
const HARDER = 8
/** Above this reading ease a text is easy enough, whatever it was before. */
const EASY = 65

/** Advice on what a change made worse; never on what was there before. A sentence each. */
export function adviceOn({ before, after }: Change): string[] {
  if (!after) return []
  return [
    ...longSentences(before, after),
    ...harderToRead(before, after),
    ...emptyWords(before, after),
  ]
}

function proseOf(text: Text | null): string[] {
  return text ? [text.description, ...text.body] : []
}

function longSentences(before: Text | null, after: Text): string[] {
  const old = sentencesOf(proseOf(before))
  return sentencesOf(proseOf(after)).flatMap((sentence) => {
    const count = wordsOf(sentence).length
    if (count <= LONG_SENTENCE_WORDS) return []
    // A sentence that was as long before, give or take a word that was put right, is not this change's.
    const was = old.some(
      (other) => wordsOf(other).length >= count - 1 && alikeness(other, sentence) > 0.6,
    )
    if (was) return []
    const start = sentence.split(' ').slice(0, 7).join(' ')
    return [`A sentence of ${count} words is hard to follow: “${start} …”. Could it be two?`]
  })
}

function harderToRead(before: Text | null, after: Text): string[] {
  const [was, is] = [readingEase(proseOf(before)), readingEase(proseOf(after))]
  if (was === null || is === null || is > EASY || was - is < HARDER) return []
  return [
    `This ${after.kind} got harder to read: from ${easeInWords(was)} to ${easeInWords(is)}. Shorter sentences and shorter words help.`,
  ]
}

function easeInWords(ease: number): string {
  const rounded = `${Math.round(ease)} of 100`
  if (ease > EASY) return `easy (${rounded})`
  if (ease > 50) return `middling (${rounded})`
  return ease > 30 ? `hard (${rounded})` : `very hard (${rounded})`
}

function emptyWords(before: Text | null, after: Text): string[] {
  const inProse = proseOf(after).join('\n').match(CLICK_HERE)?.length ?? 0
  const wasInProse = proseOf(before).join('\n').match(CLICK_HERE)?.length ?? 0
  const linked = new Set(before?.links.map(({ words }) => words.toLowerCase()))
  const links = after.links.filter(
    ({ words }) => EMPTY_LINK.test(words) && !linked.has(words.toLowerCase()),
  )
  if (inProse <= wasInProse && links.length === 0) return []
  const words = links[0]?.words ?? 'click here'
  return [
    `“${words}” does not say where it leads. Say what is there, as in “see your payment status”.`,
  ]
}

const CLICK_HERE = /\bclick (?:here|this|below)\b/gi
const EMPTY_LINK = /^(?:click )?(?:here|this|this link|link|more|read more)$/i
