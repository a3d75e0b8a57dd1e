import { unmarked } from './lines.ts'

/** The risks of a change for students, the gravest first. */
const RISKS = ['account', 'gone', 'address', 'figure', 'words', 'look'] as const
export type Risk = (typeof RISKS)[number]

/** The reviewer is asked about these before approving. */
export function isAsked(risk: Risk): boolean {
  return RISKS.indexOf(risk) < RISKS.indexOf('words')
}

export function compareRisks(a: Risk, b: Risk): number {
  return RISKS.indexOf(a) - RISKS.indexOf(b)
}

/** How grave the change of a text is, and a sentence that says so; null where the words say enough. */
export type Assessment = { readonly risk: Risk; readonly says: string | null }

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

/** Account and telephone numbers, with their spaces and hyphens. */
const LONG_NUMBER = /\+?\d(?:[ -]?\d){6,}/g
/** Where a link or button leads, and whatever looks like an address. */
const ADDRESS = /(?<=\(→ )[^\s)]+|(?<=[^(]→ ).+$|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gm
const FIGURE =
  /[$€£₦]?\d+(?:[.,:]\d+)*\+?(?: ?%| ?[ap]m\b)?|\b(?:half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero)\b/gi

/** Assesses words that changed; '' stands for none. */
export function assessWords(was: string, is: string): Assessment {
  const [before, after] = [unmarked(was), unmarked(is)]
  const numbers = exchanged(before, after, LONG_NUMBER)
  if (numbers) {
    const isPhone = [...numbers.gone, ...numbers.came].every((number) => number.startsWith('+'))
    const says = `Compare every digit. ${said(numbers)}`
    return { risk: isPhone ? 'address' : 'account', says }
  }
  const addresses = exchanged(before, after, ADDRESS)
  if (addresses) return { risk: 'address', says: addressSentence(addresses) }
  const figures = exchanged(before.replaceAll(ADDRESS, ''), after.replaceAll(ADDRESS, ''), FIGURE)
  if (figures) return { risk: 'figure', says: said(figures) }
  return { risk: wordsIn(before) === wordsIn(after) ? 'look' : 'words', says: null }
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

function said({ gone, came }: Exchange): string {
  if (gone.length === 0) return `New: ${quoted(came)}.`
  if (came.length === 0) return `Gone: ${quoted(gone)}.`
  return `${quoted(gone)} became ${quoted(came)}.`
}

function addressSentence(addresses: Exchange): string {
  const was = addresses.gone.map(websiteOf).filter(Boolean)
  const elsewhere = addresses.came.map(websiteOf).find((site) => site && !was.includes(site))
  if (elsewhere && was[0]) {
    return `An address leads to another website: ${elsewhere} instead of ${was[0]}.`
  }
  if (addresses.came.length === 0) return `An address is gone: ${addresses.gone.join(', ')}.`
  return `Open each new address: ${addresses.came.join(', ')}.`
}

/** The part after https:// or @ in an address; '' for a page of the portal. */
function websiteOf(address: string): string {
  return /^(?:https?:\/\/|[^/]*@)([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
}

function quoted(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `“${word}”`).join(', ')
}

function wordsIn(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
