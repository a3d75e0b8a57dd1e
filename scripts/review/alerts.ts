import { isUnfinished, websiteOf } from './addresses.ts'
import type { Change } from './changes.ts'
import type { ChangedPart, PartLine } from './compare-texts.ts'
import { figureSize, type FigureSize } from './figure-size.ts'
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
  /** What it is of, to be counted. */
  readonly what: 'account' | 'address' | 'figure' | 'words' | 'place'
  /** `ask` needs what only the school knows, `look` a look, and `mild` is told alone. */
  readonly grade: 'ask' | 'look' | 'mild'
  readonly words: string
  /** Before and after; null where the words say it all. */
  readonly line: PartLine | null
}

/** Where each text is to be found after the change, by its id. */
type Places = ReadonlyMap<string, readonly string[]>

/** What a reviewer has to see of a changed text before everything else. */
export function alertsOf(change: Change, parts: readonly ChangedPart[], places: Places): Alert[] {
  if (change.kind === 'removed') return [gone(change)]
  return parts.flatMap((part) =>
    part.lines.flatMap((line) => alertsIn(change, part.name, line, places)),
  )
}

function hidden(words: string): Alert {
  return { weight: WEIGHTS.hidden, what: 'place', grade: 'ask', words, line: null }
}

function gone({ text: { kind, shownOn } }: Change): Alert {
  if (kind !== 'card') return hidden(`This ${kind} is gone: students no longer find it`)
  const where = shownOn.map((place) => place.replace(/ \(.*\)$/, '')).join(' and ')
  return hidden(
    `Students no longer find this card${where && ` on ${where}`}; it is on no other page: students cannot find it`,
  )
}

function alertsIn({ before, text }: Change, part: string, line: PartLine, places: Places): Alert[] {
  if (line.kind === 'left out') return []
  if (line.kind === 'exchange') {
    return part === 'File' ? [] : [addressAlert(line.of, line.before, line.after)]
  }
  const [was, is] = sidesOf(line.line)
  if (was === is) return []
  if (part === 'Facts') return [factAlert(was, is, line)]
  if (part === 'Cards') {
    if (was === '' || text.cardTitles.includes(was)) return []
    const id = before?.cards[before.cardTitles.indexOf(was)] ?? ''
    const on = places.get(id) ?? []
    // It has another title now.
    if (text.shownOn.some((place) => on.includes(place))) return []
    const still =
      on.length > 0
        ? `still on: ${on.join(', ')}`
        : 'it is on no other page: students cannot find it'
    return [hidden(`${was} is no longer on the page ${text.title}; ${still}`)]
  }
  return PROSE.has(part) ? wordAlerts(was, is, line) : []
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
  const alert = (grade: Alert['grade'], words: string): Alert => {
    const weight = grade === 'ask' ? WEIGHTS.website : WEIGHTS.address
    return { weight, what: 'address', grade, words, line }
  }
  if (after === null) return alert('look', 'A button or link is gone')
  const [was, is] = [before === null ? null : websiteOf(before), websiteOf(after)]
  const isOther = before !== null && was !== is
  if (isOther && was !== null && is !== null) {
    return alert('ask', `Leads to another website: ${is} instead of ${was}`)
  }
  if (isUnfinished(after)) return alert('ask', 'The address still waits for the real one')
  if (isOther) return alert('ask', 'Leads somewhere else')
  return alert('look', before === null ? 'A new address: try it' : 'Another address: try it')
}

function factAlert(was: string, is: string, line: PartLine): Alert {
  const how = was === '' ? 'is new' : is === '' ? 'is gone' : 'changed'
  if ([was, is].some((fact) => fact.endsWith(COPIED))) {
    const words = `An account number or other detail that students copy ${how}`
    return { weight: WEIGHTS.account, what: 'account', grade: 'ask', words, line }
  }
  const [number, size] = was && is ? [exchanged(was, is, NUMBER), sizeOf(was, is)] : []
  if (number && size) return figureAlert(number, size, line)
  const words = `A detail that stands apart ${how}`
  return { weight: WEIGHTS.figure, what: 'figure', grade: 'look', words, line }
}

/** @param words what became of the figure, such as 'Another figure' */
export function figureAlert(words: string, size: FigureSize, line: PartLine): Alert {
  return {
    weight: size.isLarge ? WEIGHTS.figure : WEIGHTS.address,
    what: 'figure',
    grade: size.isLarge ? 'ask' : 'mild',
    words: size.words === null ? words : `${words}, ${size.words}`,
    line,
  }
}

/** The size of the one number that became another in a line. */
function sizeOf(was: string, is: string): FigureSize | null {
  const left = without(found(was, NUMBER), found(is, NUMBER))
  const came = without(found(is, NUMBER), found(was, NUMBER))
  const [old, fresh] = [left[0], came[0]]
  if (left.length > 1 || came.length > 1 || old === undefined || fresh === undefined) return null
  return figureSize(old, fresh)
}

function wordAlerts(was: string, is: string, line: PartLine): Alert[] {
  const alert = (
    weight: number,
    what: Alert['what'],
    grade: Alert['grade'],
    words: string,
  ): Alert[] => [{ weight, what, grade, words, line }]
  if (is === '') {
    const [denied] = found(was, DENYING)
    return denied === undefined
      ? alert(WEIGHTS.meaning, 'words', 'look', 'A paragraph is gone')
      : alert(WEIGHTS.meaning, 'words', 'ask', `A paragraph with “${denied}” is gone`)
  }
  if (was === '') {
    return found(is, LONG_NUMBER).length > 0
      ? alert(WEIGHTS.account, 'account', 'ask', 'A new long number')
      : []
  }
  // One alert a line is enough: the gravest.
  if (differ(was, is, LONG_NUMBER)) {
    return alert(WEIGHTS.account, 'account', 'ask', 'Another long number')
  }
  if (differ(was, is, ADDRESS)) {
    return alert(WEIGHTS.website, 'address', 'ask', 'Another address in the words')
  }
  const turned = exchanged(was, is, DENYING)
  if (turned) return alert(WEIGHTS.meaning, 'words', 'ask', turned)
  const numbers = exchanged(was, is, NUMBER)
  if (numbers) {
    const size = sizeOf(was, is)
    if (size) return [figureAlert(numbers, size, line)]
    return alert(WEIGHTS.figure, 'figure', 'look', numbers)
  }
  const words = exchanged(was, is, TURNING)
  return words ? alert(WEIGHTS.meaning, 'words', 'look', words) : []
}

/** Account and telephone numbers, with their spaces and hyphens. */
const LONG_NUMBER = /\+?\d(?:[ -]?\d){6,}/g
const ADDRESS = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bhttps?:\/\/\S+/gi
const NUMBER =
  /[$€£₦]?\d+(?:[.,:]\d+)*(?: ?%| ?[ap]m\b)?|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero|once|twice)\b/gi
/** Words that turn a sentence into its opposite. */
const DENYING =
  /\b(?:not|no|never|none|nobody|nothing|cannot|without|unless|except)\b|\b\w+n[’']t\b/gi
/** Words that turn a sentence into another one. */
const TURNING =
  /\b(?:only|must|may|always|before|after|until|at least|at most|more than|less than|fewer)\b/gi

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
