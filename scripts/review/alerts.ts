import type { Change } from './changes.ts'
import type { ChangedPart, PartLine } from './compare-texts.ts'
import { COPIED } from './texts.ts'
import type { DifferentLine } from './word-difference.ts'

/** How soon something has to be looked at: what costs students money comes first. */
export const WEIGHTS = {
  account: 0,
  website: 1,
  figure: 2,
  address: 3,
  meaning: 4,
  hidden: 5,
  changed: 6,
  added: 7,
  renamed: 8,
  order: 9,
  look: 10,
  other: 11,
} as const

/** Something in a change that is easily overlooked and must not be. */
export type Alert = {
  readonly weight: number
  readonly words: string
  /** Before and after; null where the words say it all. */
  readonly line: PartLine | null
}

/** What a reviewer has to see of a changed text before everything else. */
export function alertsOf(change: Change, parts: readonly ChangedPart[]): Alert[] {
  if (change.kind === 'removed') return [gone(change)]
  return parts.flatMap((part) => part.lines.flatMap((line) => alertsIn(change, part.name, line)))
}

function gone({ text: { kind, shownOn } }: Change): Alert {
  const where = shownOn.map((place) => place.replace(/ \(.*\)$/, '')).join(' and ')
  const words = `Students no longer find this ${kind}${where && kind === 'card' ? ` on ${where}` : ''}`
  return { weight: WEIGHTS.hidden, words, line: null }
}

function alertsIn({ before, text }: Change, part: string, line: PartLine): Alert[] {
  if (line.kind === 'left out') return []
  if (line.kind === 'exchange') {
    return part === 'File' ? [] : [addressAlert(line.of, line.before, line.after)]
  }
  const [was, is] = sidesOf(line.line)
  if (was === is) return []
  if (part === 'Facts') return [factAlert(was, is, line)]
  if (part === 'Cards') {
    const [kept, own] = [text.cardTitles.includes(was), was !== '']
    const words = `${was} is no longer on the page ${text.title}`
    return own && !kept ? [{ weight: WEIGHTS.hidden, words, line: null }] : []
  }
  // All of what is new is new.
  return before === null || !PROSE.has(part) ? [] : wordAlerts(was, is, line)
}

const PROSE = new Set(['Title', 'Subject', 'Description', 'Intro', 'Message', 'Text', 'Buttons'])

/** A line as it was and as it is. */
function sidesOf(line: DifferentLine): [was: string, is: string] {
  const side = (other: 'gone' | 'new') =>
    line.flatMap(({ kind, words }) => (kind === other ? [] : [words])).join('')
  return [side('new'), side('gone')]
}

export function addressAlert(of: string, before: string | null, after: string | null): Alert {
  const line: PartLine = { kind: 'exchange', of, before, after }
  if (after === null) return { weight: WEIGHTS.address, words: 'A button or link is gone', line }
  if (before === null) {
    return { weight: WEIGHTS.address, words: 'A new address: try it', line }
  }
  const [was, is] = [websiteOf(before), websiteOf(after)]
  if (was === is) return { weight: WEIGHTS.address, words: 'Another address: try it', line }
  const words =
    was !== null && is !== null
      ? `Leads to another website: ${is} instead of ${was}`
      : 'Leads somewhere else'
  return { weight: WEIGHTS.website, words, line }
}

/** What stands between https:// and the next slash, or after the @; null for other addresses. */
function websiteOf(address: string): string | null {
  return /^(?:https?:\/\/|mailto:[^@]*@)([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? null
}

function factAlert(was: string, is: string, line: PartLine): Alert {
  const copied = [was, is].some((fact) => fact.endsWith(COPIED))
  const weight = copied ? WEIGHTS.account : WEIGHTS.figure
  const what = copied ? 'a detail that students copy' : 'a detail that stands apart'
  if (was === '') return { weight, words: `New: ${what}`, line }
  return { weight, words: `${is === '' ? 'Gone' : 'Changed'}: ${what}`, line }
}

function wordAlerts(was: string, is: string, line: PartLine): Alert[] {
  if (is === '') return [{ weight: WEIGHTS.meaning, words: 'A paragraph is gone', line }]
  if (was === '') return []
  const alert = (weight: number, words: string): Alert[] => [{ weight, words, line }]
  // One alert a line is enough: the gravest.
  if (differ(was, is, LONG_NUMBER)) return alert(WEIGHTS.account, 'Another long number')
  if (differ(was, is, ADDRESS)) return alert(WEIGHTS.website, 'Another address in the words')
  const numbers = exchanged(was, is, NUMBER)
  if (numbers) return alert(WEIGHTS.figure, numbers)
  const turned = exchanged(was, is, TURNING)
  return turned ? alert(WEIGHTS.meaning, turned) : []
}

/** Account and telephone numbers, with their spaces and hyphens. */
const LONG_NUMBER = /\+?\d(?:[ -]?\d){6,}/g
const ADDRESS = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bhttps?:\/\/\S+/gi
const NUMBER =
  /[$€£₦]?\d+(?:[.,:]\d+)*(?: ?%| ?[ap]m\b)?|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero|once|twice)\b/gi
/** Words that turn a sentence into another one. */
const TURNING =
  /\b(?:not|no|never|none|nobody|nothing|cannot|without|unless|except|only|must|may|always|before|after|until|at least|at most|more than|less than|fewer)\b|\b\w+n[’']t\b/gi

function found(text: string, what: RegExp): string[] {
  return (text.match(what) ?? []).map((word) => word.toLowerCase())
}

function differ(was: string, is: string, what: RegExp): boolean {
  return found(was, what).join('\n') !== found(is, what).join('\n')
}

/** '“40%” became “4%”', '“not” is gone', '“only” is new'; null where the same words stand in both. */
function exchanged(was: string, is: string, what: RegExp): string | null {
  const [old, fresh] = [found(was, what), found(is, what)]
  const left = without(old, fresh)
  const came = without(fresh, old)
  if (left.length === 0 && came.length === 0) return null
  if (came.length === 0) return `${quoted(left)} ${isOrAre(left)} gone`
  if (left.length === 0) return `${quoted(came)} ${isOrAre(came)} new`
  return `${quoted(left)} became ${quoted(came)}`
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}

function isOrAre(words: readonly string[]): string {
  return words.length === 1 ? 'is' : 'are'
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return all.filter((word) => {
    const index = left.indexOf(word)
    if (index !== -1) left.splice(index, 1)
    return index === -1
  })
}
