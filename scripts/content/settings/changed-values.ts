import { rewritten, valuePlace, valueRange, type FieldPath, type Fields } from '../fields/fields.ts'
import { jsonPath } from '../files/sort-files.ts'
import { warning, type Problem } from '../problem.ts'
import { isWithin, signless } from '../same-words.ts'
import { isLetterSlip } from '../suggest.ts'

/** A value that is another one than in the accepted version. */
type Changed = { readonly path: FieldPath; readonly now: unknown; readonly was: unknown }

type Pair = readonly [Changed, Changed]

/**
 * Doubts about values of a JSON file that look like slips of the hand beside the accepted version: a digit or a
 * letter less or more, hours without their end, another unit of the same number, an address that another value
 * has, and two values that have changed places. Each may be meant.
 */
export function checkChangedValues(now: Fields, was: Fields): Problem[] {
  const changed = changedValues(now.data, was.data, [])
  const pairs = swapsIn(changed, now, was)
  const swapped = new Map(pairs.flat().map((value) => [value.path.join('.'), value]))
  const isSwapped = ({ path }: Changed) =>
    path.some((_, index) => swapped.has(path.slice(0, index + 1).join('.')))
  // In another unit, another number is meant.
  const hasNewUnit = ({ path: [name, last] }: Changed) =>
    last === 'value' && changed.some(({ path }) => isSame(path, [name, 'unit']))
  const hasNewNumber = ({ path: [name, last] }: Changed) =>
    last === 'unit' && changed.some(({ path }) => isSame(path, [name, 'value']))
  const single = changed.filter(
    (value) => !isSwapped(value) && !hasNewUnit(value) && !hasNewNumber(value),
  )
  return [
    ...checkSwaps(pairs, now, was),
    ...single.flatMap((value) => {
      const [before, is] = [String(value.was), String(value.now)]
      const slip =
        digitSlip(before, is) ??
        timeSlip(before, is) ??
        addressSlip(before, is) ??
        wordSlip(before, is, value.path) ??
        twinSlip(is, value.path, now)
      if (slip === null) return []
      const sentence = `This was ${before} before, and is ${is} now: ${slip}.`
      return doubt(now, was, value, sentence)
    }),
  ]
}

/** Doubts about fields of a text: values that have changed places, and a detail with a digit less or more. */
export function checkChangedFields(now: Fields, was: Fields): Problem[] {
  const changed = changedValues(now.data, was.data, [])
  // Whole entries of a list are put in another order on purpose.
  const pairs = swapsIn(changed, now, was).filter(
    ([{ path }]) => !/^\d+$/.test(String(path.at(-1))),
  )
  const details = changed.filter(({ path }) => path[0] === 'facts' && path[2] === 'value')
  return [
    ...checkSwaps(pairs, now, was),
    ...details.flatMap((value) => {
      const [before, is] = [String(value.was), String(value.now)]
      const slip = digitSlip(before, is)
      const sentence = `This was ${before} before, and is ${is} now: ${slip}.`
      return slip === null ? [] : doubt(now, was, value, sentence)
    }),
  ]
}

function swapsIn(changed: readonly Changed[], now: Fields, was: Fields): Pair[] {
  return changed.flatMap((one, index) =>
    changed
      .slice(index + 1)
      .filter((other) => isSwap([one, other]))
      .map((other) => wholeSwap([one, other], now, was)),
  )
}

function checkSwaps(pairs: readonly Pair[], now: Fields, was: Fields): Problem[] {
  const swapped = new Map(pairs.flat().map((value) => [value.path.join('.'), value]))
  return [...swapped.values()].map((value) => {
    const other = pairs.find((pair) => pair.some(({ path }) => isSame(path, value.path)))
    const names = (other ?? []).map(({ path }) => nameOf(path, now)).join(' and ')
    return doubt(now, was, value, `The values of ${names} have changed places.`)
  })
}

/** The texts and numbers that both versions have, where they differ. */
function changedValues(now: unknown, was: unknown, path: FieldPath): Changed[] {
  if (isPlain(now) && isPlain(was)) return now === was ? [] : [{ path, now, was }]
  if (isPlain(now) || isPlain(was)) return []
  return Object.entries(Object(was)).flatMap(([name, before]) => {
    // (What links.json says of stored fields has checks of its own.)
    if (name === 'fields' || !Object.hasOwn(Object(now), name)) return []
    return changedValues(Reflect.get(Object(now), name), before, [...path, name])
  })
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isSwap([one, other]: Pair): boolean {
  return isSame(one.now, other.was) && isSame(one.was, other.now) && !isSame(one.now, one.was)
}

/** The swap of all that stands around two values, such as two figures with their units. */
function wholeSwap(pair: Pair, now: Fields, was: Fields): Pair {
  const around = ({ path }: Changed): Changed => {
    const outer = path.slice(0, -1)
    return { path: outer, now: valueAt(now, outer), was: valueAt(was, outer) }
  }
  const whole: Pair = [around(pair[0]), around(pair[1])]
  return isSwap(whole) ? wholeSwap(whole, now, was) : pair
}

function valueAt({ data }: Fields, path: FieldPath): unknown {
  return path.reduce<unknown>((here, name) => Reflect.get(Object(here), name), data)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Whether there is one digit less or more; null where the change is another one. */
function digitSlip(was: string, now: string): string | null {
  // The digits of a colour or an address are no number.
  if (/^#|:\/\//.test(was)) return null
  if (isOneDigitLess(now, was)) return 'one digit less'
  if (isOneDigitLess(was, now)) return 'one digit more'
  const [digits, others] = [was, now].map((value) => value.replaceAll(/\D/g, '')) as [
    string,
    string,
  ]
  const isElse = was.replaceAll(/\d/g, '') !== now.replaceAll(/\d/g, '')
  if (digits === others || digits.length !== others.length || isElse) return null
  if (inOrder(digits) === inOrder(others)) return 'its digits are in another order'
  const count = Array.from(digits).filter((digit, at) => digit !== others[at]).length
  return count === 1 && digits.length >= LONG_NUMBER ? 'one digit alone is another' : null
}

/** In digits, such as those of a telephone or an account: of a short one, another is another. */
const LONG_NUMBER = 7

function inOrder(digits: string): string {
  return Array.from(digits).toSorted().join('')
}

/** Whether hours have lost the time until which they go on. */
function timeSlip(was: string, now: string): string | null {
  const isCut = was.startsWith(now) && timesIn(was) % 2 === 0 && timesIn(now) % 2 === 1
  if (isCut) return 'the time behind its last one is missing'
  const [time, other] = [was, now].map((value) => value.replaceAll(/(?<=\d)\D(?=\d\d)/g, ':'))
  if (time === was && other === was) return 'a sign of its time is another'
  const [hours, others] = [was, now].map((value) => value.replaceAll(HALF, '')) as [string, string]
  const halves = [was, now].map((value) => (value.match(HALF) ?? []).join(' ').toLowerCase())
  return hours === others && halves[0] !== halves[1] ? 'the half of the day alone is another' : null
}

const HALF = /(?<=\d\s?)[ap](?=\.?m\b)/gi

/** Whether one letter of a text is another, some words in its middle are gone, or a number has another unit. */
function wordSlip(was: string, now: string, path: FieldPath): string | null {
  if (was.startsWith('#')) return null
  // (That 10 minute lacks a letter is told beside its number.)
  const isLetter = isLetterSlip(was, now)
  if (path.at(-1) === 'unit') return isLetter ? null : 'its number is the same'
  if (isLetter && !/[/_]/.test(was)) return 'one letter alone is another'
  const [words, others] = [was, now].map((value) => value.split(/[\s,;]+/)) as [string[], string[]]
  const apart = others.filter((word, at) => word !== words[at])
  const isInWord = words.length > 1 && words.length === others.length && apart.length === 1
  const [word = ''] = apart
  if (isInWord && isLetterSlip(word, words[others.indexOf(word)] ?? '')) {
    return 'of one word one letter is another'
  }
  const isCut = others.length < words.length && others.length > 1 && isWithin(others, words)
  return isCut ? 'words of it are gone' : null
}

/** Whether a value is the one of another name, as when the wrong line was copied. */
function twinSlip(now: string, path: FieldPath, fields: Fields): string | null {
  // Two figures may well be alike, and so may single words.
  if (fields.source.file === jsonPath('figures') || !/[^\p{L}\p{N}]/u.test(now)) return null
  const twin = namedValues(fields.data, []).find(
    (other) => other.value === now && !isSame(other.path, path),
  )
  return twin ? `"${nameOf(twin.path, fields)}" has the same` : null
}

type Named = { readonly path: FieldPath; readonly value: unknown }

function namedValues(value: unknown, path: FieldPath): Named[] {
  if (isPlain(value)) return [{ path, value }]
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    namedValues(inner, [...path, name]),
  )
}

/** Whether an address has another letter, or it, an amount or a number other signs; a slash at the end changes nothing. */
function addressSlip(was: string, now: string): string | null {
  if (/:\/\/|@/.test(was) && isLetterSlip(was, now)) return 'one letter alone is another'
  const [before, is] = [was, now].map((value) => value.replace(/\/$/, '')) as [string, string]
  const isSame = signless(before) === signless(is) && before !== is
  return isSame && /^(?:\S+$|\+)/.test(was) ? 'its signs alone are others' : null
}

function timesIn(text: string): number {
  return text.match(/\d\s?[ap]\.?m\b/gi)?.length ?? 0
}

function isOneDigitLess(short: string, long: string): boolean {
  if (!/\d/.test(short) || short.length + 1 !== long.length) return false
  return Array.from(long).some(
    (sign, at) => /\d/.test(sign) && `${long.slice(0, at)}${long.slice(at + 1)}` === short,
  )
}

/** What the school calls a value: share, class_link, phone. */
function nameOf(path: FieldPath, { source: { file } }: Fields): string {
  if (file === jsonPath('figures')) return String(path[0])
  return String(file === jsonPath('links') ? path[1] : path.at(-1))
}

function doubt(now: Fields, was: Fields, { path }: Changed, sentence: string): Problem {
  const { start, end } = valueRange(was, path) ?? { start: 0, end: 0 }
  const before = was.source.text.slice(start, end)
  const advice = `If that is meant, leave it. If not, write what stood here before: ${before.replaceAll(/\s*\n\s*/g, ' ')}`
  const edit = rewritten(now, path, before)
  return warning(valuePlace(now, path), sentence, advice, undefined, edit)
}
