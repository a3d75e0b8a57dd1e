import { addressAlert, buttonAlert } from './address-alerts.ts'
import { WEIGHTS, type Alert } from './alert.ts'
import type { Change } from './changes.ts'
import type { Comparison } from './compare.ts'
import type { ChangedPart, PartLine } from './compare-texts.ts'
import { goneLines, goneWords, type GoneLine } from './gone-lines.ts'
import { figureSize, type FigureSize } from './figure-size.ts'
import { COPIED } from './texts.ts'
import {
  DENYING,
  differ,
  EMAIL,
  exchanged,
  found,
  LONG_NUMBER,
  NUMBER,
  TURNING,
  WEB_ADDRESS,
  without,
} from './telling-words.ts'
import { sidesOf } from './word-difference.ts'

/** What there is to know besides the text itself. */
type Known = Pick<Comparison, 'places' | 'opened'>

/** What a reviewer has to see of a changed text before everything else, and what no alert tells. */
export function alertsOf(
  change: Change,
  parts: readonly ChangedPart[],
  known: Known,
): { readonly alerts: readonly Alert[]; readonly untold: readonly ChangedPart[] } {
  if (change.kind === 'removed') return { alerts: [gone(change)], untold: [] }
  const told = parts.map((part) => {
    const lines = linesIn(change, part, known)
    const untold = lines.filter(({ isTold }) => !isTold).map(({ line }) => line)
    return { alerts: lines.flatMap(({ alerts }) => alerts), untold: { ...part, lines: untold } }
  })
  return {
    alerts: told.flatMap(({ alerts }) => alerts).toSorted((a, b) => a.weight - b.weight),
    untold: told.map(({ untold }) => untold),
  }
}

function linesIn(change: Change, { name, lines }: ChangedPart, known: Known) {
  const { before, after } = change
  const isBody = name === 'Text' || name === 'Message'
  const goneOnes =
    isBody && before && after
      ? goneLines(before, after, lines)
      : new Map<PartLine, GoneLine | null>()
  return lines.map((line) => {
    const found = goneOnes.get(line)
    const alerts =
      found === undefined
        ? alertsIn(change, name, line, known)
        : found === null
          ? []
          : [{ weight: WEIGHTS.meaning, what: 'words', ...found } as const]
    return { line, alerts, isTold: alerts.length > 0 || found === null }
  })
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

function alertsIn(change: Change, part: string, line: PartLine, known: Known): Alert[] {
  const { before, text } = change
  if (line.kind === 'left out') return []
  if (line.kind === 'exchange') {
    if (part === 'File') return []
    const alert = addressAlert(line.of, line.before, line.after)
    return [part === 'Buttons' ? buttonAlert(alert, line, change, known) : alert]
  }
  const [was, is] = sidesOf(line.line)
  if (was === is) return []
  if (part === 'Facts') return [factAlert(was, is, line)]
  if (part === 'Cards') {
    if (was === '' || text.cardTitles.includes(was)) return []
    const id = before?.cards[before.cardTitles.indexOf(was)] ?? ''
    const on = known.places.get(id) ?? []
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
    return [{ weight: WEIGHTS.meaning, what: 'words', ...goneWords('paragraph', was, line) }]
  }
  if (was === '') {
    return found(is, LONG_NUMBER).length > 0
      ? alert(WEIGHTS.account, 'account', 'ask', 'A new long number')
      : []
  }
  // One alert a line is enough: the gravest.
  if (differ(was, is, LONG_NUMBER)) {
    const numbers = [...found(was, LONG_NUMBER), ...found(is, LONG_NUMBER)]
    const what = numbers.every((number) => number.startsWith('+')) ? 'contact' : 'account'
    return alert(WEIGHTS.account, what, 'ask', 'Another long number')
  }
  if (differ(was, is, EMAIL) || differ(was, is, WEB_ADDRESS)) {
    const what = differ(was, is, WEB_ADDRESS) ? 'link' : 'contact'
    return alert(WEIGHTS.website, what, 'ask', 'Another address in the words')
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
