import type { Content } from '../content.ts'
import { warning, type Problem } from '../problem.ts'
import { findAll, type Source } from '../source.ts'

/** Numbers typed by hand that are a figure's, which would stay behind when the figure changes. */
export function checkTypedFigures({ settings: { figures }, readings, mails }: Content): Problem[] {
  const patterns = Object.entries(figures?.parts ?? {}).flatMap(([name, figure]) => {
    const value = String(figure?.value ?? '')
    const body = bodyOf(value, figure?.unit)
    return body === null ? [] : [{ name, values: bothWays(value), pattern: apart(body) }]
  })
  // Minutes in a mail about a code are those of the code, whatever else the school counts so.
  const inMails = patterns.filter(({ name }) => figures?.parts?.[name]?.unit !== 'minutes')
  return [
    ...readings.flatMap(({ source }) => checkText(source, patterns)),
    ...mails.flatMap(({ source }) => checkText(source, inMails)),
  ]
}

type Pattern = {
  readonly name: string
  /** A text without one of these is not searched: most are without. */
  readonly values: readonly string[]
  readonly pattern: RegExp
}

function checkText(source: Source, patterns: readonly Pattern[]): Problem[] {
  // Blanks keep the places: in addresses, code and values nothing was typed for a reader.
  const words = source.text
    .replaceAll(/\]\([^)\n]{0,500}\)|\bhttps?:\S+|`[^`\n]*`|\{\{[\w. \t-]{0,80}\}\}/g, (part) =>
      '\0'.repeat(part.length),
    )
    .replaceAll('*', '\u200b')
  const small = words.toLowerCase()
  const likely = patterns.filter(({ values }) => values.some((value) => small.includes(value)))
  return likely.flatMap(({ name, pattern }) =>
    findAll(source, pattern, words).map(({ raw, place }) =>
      warning(place, {
        rule: 'figure-typed-by-hand',
        message: `${raw.replaceAll('\u200b', '').replace(/\s+/g, ' ')} is also the school's figure ${name}.`,
        advice: `Nothing is wrong if it counts something else: leave it then. If it is this figure, write {{figures.${name}}} instead, which changes when the figure does.`,
      }),
    ),
  )
}

function apart(body: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}$.,:]|\\d\\s?[–-]\\s?)${body}(?![\\p{L}\\p{N}])`, 'giu')
}

/** Words for small numbers, which people write either way. */
const SMALL_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** How a figure looks in a text; null for one without unit, unless it is like '6:45 PM'. */
function bodyOf(value: string, unit: string | undefined): string | null {
  if (value === '') return null
  if (unit === undefined) return /\d.*\p{L}/u.test(value) ? spaced(value) : null
  // '$300' is the figure '$300+', too; '$300.50' is not.
  if (unit === '$') return `\\$\\s?${spaced(value.replace(/\+$/, ''))}(?:\\+|(?![\\d.,]\\d))`
  if (unit === '%') return `${spaced(value)}(?:\\s?%|\\s+per\\s?cent)`
  const numbers = bothWays(value).map(spaced).join('|')
  return `(?:${numbers})\u200b*(?:\\s+|-)\u200b*${spaced(unit)}`
}

function bothWays(value: string): string[] {
  const small = value.toLowerCase().replace(/\+$/, '')
  const index = SMALL_NUMBERS.indexOf(small)
  const other = index === -1 ? SMALL_NUMBERS[Number(small) - 1] : String(index + 1)
  return other === undefined ? [small] : [small, other]
}

/** A pattern of a text that does not mind how much white space there is. */
function spaced(text: string): string {
  return text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
}
