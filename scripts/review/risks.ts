import { isDeepStrictEqual } from 'node:util'
import { hunks } from './hunks.ts'
import { unmarked } from './lines.ts'

/** The reviewer is asked about these risks before approving. The gravest come first, in both lists. */
const ASKED = ['account', 'gone', 'access', 'address', 'negation', 'figure'] as const
const RISKS = [...ASKED, 'words', 'look'] as const
export type Risk = (typeof RISKS)[number]

export function isAsked(risk: Risk): boolean {
  return ASKED.some((asked) => asked === risk)
}

export function compareRisks(a: Risk, b: Risk): number {
  return RISKS.indexOf(a) - RISKS.indexOf(b)
}

/** How grave the change of a text is, and sentences that say so; none where the words say enough. */
export type Assessment = { readonly risk: Risk; readonly says: readonly string[] }

/** A part of a text or a setting that changed; '' stands for nothing. */
export type Change = Assessment & {
  readonly label: string
  readonly before: string
  readonly after: string
  /** Its lines are names: they are compared whole, not word by word. */
  readonly isList?: boolean
  /** The titles of the texts that use a setting. */
  readonly places?: readonly string[]
}

/** Another picture in a file of the same name. */
export function anotherPicture(label: string, file: string): Change {
  return { label, before: file, after: `${file}, another picture`, risk: 'look', says: [] }
}

/** Account and telephone numbers, with their spaces and hyphens, but no dates. */
const LONG_NUMBER = /(?<![\d-])\+?(?!\d{4}-\d\d-\d\d\b)\d(?:[ -]?\d){6,}/g
/** Where a link or button leads, and whatever looks like an address. */
const ADDRESS = /(?<=\(→ )[^\s)]+|(?<=[^(]→ ).+$|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gm
const MONTH =
  /(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/
    .source
const DAY = /\b\d{1,2}(?:st|nd|rd|th)?\b/.source
const DATE = [
  `${DAY}(?: of)? ${MONTH}(?:,? \\d{4})?`,
  `\\b${MONTH} ${DAY}(?:,? \\d{4})?`,
  /\b\d{4}-\d\d-\d\d\b/.source,
  /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/.source,
].join('|')
const PRICE =
  /(?:[$€£₦] ?|\b(?:NGN|USD|EUR|GBP) ?|\bN)\d+(?:[.,]\d+)*\+?|\b\d+(?:[.,]\d+)* (?:naira|dollars?|euros?|pounds?|NGN|USD|EUR|GBP)\b/
    .source
const NUMBER =
  /\d+(?:[.,:]\d+)*\+?(?: ?%| ?[ap]m\b)?|\b(?:half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero)\b/
    .source
/** Words that turn a sentence round. */
const NEGATION =
  /\b(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|cannot|without|\w+n[’']t)\b/gi
/** A new text has many figures; these are asked about. */
const IN_NEW_TEXTS = new RegExp(`${DATE}|${PRICE}`, 'gi')
const FIGURE = new RegExp(`${DATE}|${PRICE}|${NUMBER}`, 'gi')

/** Assesses words that changed; '' stands for none. @param isNew whether all of their text is new */
export function assessWords(was: string, is: string, isNew = false): Assessment {
  const [before, after] = [unmarked(was), unmarked(is)]
  const assessments: Assessment[] = []
  const numbers = exchanged(before, after, LONG_NUMBER)
  if (numbers) {
    const isPhone = [...numbers.gone, ...numbers.came].every((number) => number.startsWith('+'))
    const says = [`Compare every digit. ${said(numbers)}.`]
    assessments.push({ risk: isPhone ? 'address' : 'account', says })
  }
  const addresses = exchanged(before, after, ADDRESS)
  if (addresses) assessments.push({ risk: 'address', says: addressSentences(addresses) })
  const [old, fresh] = [withoutOthers(before), withoutOthers(after)]
  const negations = isNew ? [] : [negation('Gone', old, fresh), negation('New', fresh, old)].flat()
  if (negations.length > 0) assessments.push({ risk: 'negation', says: negations })
  const figures = exchanged(old, fresh, isNew ? IN_NEW_TEXTS : FIGURE)
  if (figures) {
    const where = sentencesOf(after).filter((sentence) => {
      const isMore = !figures.came.includes(sentence)
      return isMore && sentence.match(FIGURE)?.some((figure) => figures.came.includes(figure))
    })
    const inside = where.length > 0 ? ` in ${quoted(where)}` : '.'
    assessments.push({ risk: 'figure', says: [`${said(figures)}${inside}`] })
  }
  const [gravest] = assessments
  if (gravest) return { risk: gravest.risk, says: assessments.flatMap(({ says }) => says) }
  return { risk: isDeepStrictEqual(wordsOf(before), wordsOf(after)) ? 'look' : 'words', says: [] }
}

/** Without addresses, long numbers and the names of buttons that have none. */
function withoutOthers(text: string): string {
  return text
    .replaceAll(/^Link \d+ →/gm, '→')
    .replaceAll(ADDRESS, '')
    .replaceAll(LONG_NUMBER, '')
}

/** Without the signs of lists. */
function sentencesOf(text: string): string[] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
  return sentences.map(({ segment }) => segment.replace(/^[•│\uE010 ]+/, '').trim())
}

type Exchange = { readonly gone: readonly string[]; readonly came: readonly string[] }

/** The matches that only one of two texts has; null where both have the same ones in the same order. */
function exchanged(before: string, after: string, pattern: RegExp): Exchange | null {
  const old: string[] = before.match(pattern) ?? []
  const fresh: string[] = after.match(pattern) ?? []
  if (old.join('\n') === fresh.join('\n')) return null
  const gone = old.filter((match) => !fresh.includes(match))
  const came = fresh.filter((match) => !old.includes(match))
  // The same ones in another order.
  return gone.length + came.length === 0 ? { gone: old, came: fresh } : { gone, came }
}

/** A value that became another; '' stands for none. */
export function exchangeOf(before: string, after: string): Exchange {
  return { gone: before ? [before] : [], came: after ? [after] : [] }
}

/** In words, without a full stop. */
export function said({ gone, came }: Exchange): string {
  if (gone.length === 0) return `New: ${quoted(came)}`
  if (came.length === 0) return `Gone: ${quoted(gone)}`
  return `${quoted(gone)} became ${quoted(came)}`
}

/** Says each negation that a text has in the place of fewer in the other, with its sentence. */
function negation(what: 'Gone' | 'New', text: string, other: string): string[] {
  const extra = hunks(wordsOf(text), wordsOf(other)).flatMap(({ before, after }) => {
    const more: string[] = before.match(NEGATION) ?? []
    return more.length > (after.match(NEGATION) ?? []).length ? more : []
  })
  const inside = sentencesOf(text).filter((sentence) => {
    return sentence.match(NEGATION) && !other.includes(sentence)
  })
  return extra.length > 0 ? [`${what}: ${quoted(extra)} in ${quoted(inside)}`] : []
}

function addressSentences({ gone, came }: Exchange): string[] {
  if (came.length === 0) return [`An address is gone: ${gone.join(', ')}.`]
  const opened = came.filter((address) => /^(?:https?:|\/)/i.test(address))
  const others = came.filter((address) => !opened.includes(address) && !address.startsWith('tel:'))
  const was = gone.map(websiteOf).filter(Boolean)
  const site = opened.map(websiteOf).find((website) => website && !was.includes(website))
  return [
    site && was[0] ? `An address leads to another website: ${site} instead of ${was[0]}.` : '',
    opened.length > 0 ? `Open each new address: ${opened.join(', ')}.` : '',
    others.length > 0
      ? `Compare every letter: ${others.join(', ').replaceAll('mailto:', '')}.`
      : '',
  ].filter(Boolean)
}

/** '' for a page of the portal, and for what is no website. */
function websiteOf(address: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
}

function quoted(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `“${word}”`).join(', ')
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  return plain.match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
}
