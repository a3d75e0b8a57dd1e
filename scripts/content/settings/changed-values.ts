import { rewritten, valuePlace, valueRange, type FieldPath, type Fields } from '../fields/fields.ts'
import { jsonPath } from '../files/sort-files.ts'
import { warning, type Problem } from '../problem.ts'
import { isLetterSlip } from '../suggest.ts'
import { digitSlip, isUnitSlip, slipBetween } from './slips.ts'

/** A value that is another one than in the accepted version. */
type Changed = { readonly path: FieldPath; readonly now: unknown; readonly was: unknown }

type Pair = readonly [Changed, Changed]

/**
 * Doubts about values of a JSON file that look like slips of the hand beside the accepted version: a digit or a
 * letter less or more, hours without their end, another unit of the same number, a value that another name
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
    (value) =>
      !isSwapped(value) &&
      !hasNewUnit(value) &&
      (!hasNewNumber(value) || isUnitSlip(String(value.was), String(value.now))),
  )
  return [
    ...checkSwaps(pairs, now, was),
    ...pastedFigures(changed, now, was),
    ...single.flatMap((value) => {
      const [before, is] = [String(value.was), String(value.now)]
      const slip = slipBetween(before, is, value.path) ?? twinSlip(is, value.path, now)
      if (slip === null) return []
      const sentence = `This was ${before} before, and is ${is} now: ${slip}.`
      return doubt(now, was, value, sentence)
    }),
  ]
}

/** Figures that say as a whole what another one says, as when its line was pasted over them. */
function pastedFigures(changed: readonly Changed[], now: Fields, was: Fields): Problem[] {
  if (now.source.file !== jsonPath('figures')) return []
  const [names, others] = ['value', 'unit'].map((last) =>
    changed.flatMap(({ path }) => (path[1] === last ? String(path[0]) : [])),
  )
  return (names ?? []).flatMap((name) => {
    const twin = Object.entries(Object(now.data)).find(
      ([other, figure]) => other !== name && isSame(figure, valueAt(now, [name])),
    )
    if (!twin || others?.includes(name) !== true) return []
    const value = { path: [name], now: '', was: '' }
    return doubt(now, was, value, `The figure ${name} says the same now as ${twin[0]}.`)
  })
}

/** Doubts about fields of a text: values that have changed places, and slips in a detail, a link or a subject. */
export function checkChangedFields(now: Fields, was: Fields): Problem[] {
  const changed = changedValues(now.data, was.data, [])
  // Whole entries of a list are put in another order on purpose.
  const pairs = swapsIn(changed, now, was).filter(
    ([{ path }]) => !/^\d+$/.test(String(path.at(-1))),
  )
  return [
    ...checkSwaps(pairs, now, was),
    ...changed.flatMap((value) => {
      const [before, is] = [String(value.was), String(value.now)]
      const slip = fieldSlip(before, is, value.path) ?? linkSlip(is, value.path, now)
      const sentence = `This was ${before} before, and is ${is} now: ${slip}.`
      return slip === null ? [] : doubt(now, was, value, sentence)
    }),
  ]
}

/** (Titles are told with what quotes them, and sentences are for those who read them.) */
function fieldSlip(was: string, now: string, [field, , name]: FieldPath): string | null {
  if (field === 'facts' && name === 'value') return digitSlip(was, now)
  return field === 'subject' && isLetterSlip(was, now) ? 'one letter alone is another' : null
}

/** Whether a link leads where another one of the same text leads. */
function linkSlip(now: string, path: FieldPath, fields: Fields): string | null {
  if (path[0] !== 'links' || !/^(?:address|key)$/.test(String(path[2]))) return null
  const twin = namedValues(fields.data, []).find(
    (other) => other.path[0] === 'links' && other.value === now && !isSame(other.path, path),
  )
  return twin ? `Link ${Number(twin.path[1]) + 1} leads there, too` : null
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
