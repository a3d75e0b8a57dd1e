/** How much larger or smaller a figure became. */
export type FigureSize = {
  /** 'a tenth of what it was'; null where that cannot be said. */
  readonly words: string | null
  /** So much that somebody has to know whether it is meant. */
  readonly isLarge: boolean
}

/** From so many times on a figure is more than a change of mind. */
const MANY_TIMES = 3

const UNITS: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)
const PARTS = ['', '', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth', 'a seventh']
const SMALL_PARTS = ['an eighth', 'a ninth', 'a tenth', 'an eleventh', 'a twelfth']

/** Compares '60 hours' with '48 hours', '2 days' with '48 hours', '40%' with '4%'. */
export function figureSize(before: string, after: string): FigureSize {
  const [was, is] = [amountOf(before), amountOf(after)]
  if (!was || !is) return { words: null, isLarge: false }
  if (was.unit !== is.unit) return { words: 'not counted in the same', isLarge: true }
  if (was.number === is.number) return { words: 'the same in other words', isLarge: false }
  if (was.number === 0) return { words: 'it was nothing', isLarge: true }
  if (is.number === 0) return { words: 'nothing of what it was', isLarge: true }
  const times = is.number / was.number
  const isLarge = times >= MANY_TIMES || times <= 1 / MANY_TIMES
  return { words: sizeInWords(times), isLarge }
}

function amountOf(figure: string): { readonly number: number; readonly unit: string } | null {
  // A time of day has no size.
  if (/\d:\d|\b[ap]m\b/i.test(figure)) return null
  const [written] = /\d+(?:[.,]\d+)*|\b[a-z]+\b/i.exec(figure) ?? []
  if (written === undefined) return null
  const word = NUMBER_WORDS.indexOf(written.toLowerCase())
  const number = word === -1 ? Number(written.replaceAll(/,(?=\d{3})/g, '')) : word
  if (Number.isNaN(number)) return null
  const unit = figure.replace(written, '').trim().toLowerCase()
  const minutes = UNITS[unit.replace(/s$/, '')]
  return minutes === undefined
    ? { number, unit: unit.replace(/s$/, '') }
    : { number: number * minutes, unit: 'minute' }
}

function sizeInWords(times: number): string {
  if (times > 1.9) return `${rounded(times)} times what it was`
  if (times > 1) return `${share(times - 1)} more`
  if (times > 0.55) return `${share(1 - times)} less`
  const part = Math.round(1 / times)
  const name = [...PARTS, ...SMALL_PARTS][part]
  const isNear = Math.abs(1 / times - part) < 0.15
  if (name !== undefined && isNear) return `${name} of what it was`
  return `${rounded(times * 100)}% of what it was`
}

function share(part: number): string {
  const [name, value] = [
    ['half', 1 / 2],
    ['a third', 1 / 3],
    ['a quarter', 1 / 4],
    ['a fifth', 1 / 5],
    ['a tenth', 1 / 10],
  ].find(([, value]) => Math.abs(part - Number(value)) < 0.01) ?? ['', 0]
  return Number(value) === 0 ? `${rounded(part * 100)}%` : String(name)
}

function rounded(number: number): string {
  return String(number < 10 ? Math.round(number * 10) / 10 : Math.round(number))
}
