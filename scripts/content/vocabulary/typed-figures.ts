import type { Explanation } from '../problem.ts'

/** A figure of figures.json, and how it looks when somebody types it by hand. */
type TypedFigure = { readonly name: string; readonly pattern: RegExp }

type Figures = Readonly<
  Record<string, { value?: string | number | undefined; unit?: string | undefined } | undefined>
>

/** What to look for in texts. */
export type TypedFigures = {
  /** Quick and generous: matches wherever one of the figures is, and sometimes elsewhere. */
  readonly any: RegExp
  readonly figures: readonly TypedFigure[]
}

/** A figure without unit is told by its looks only if it is like '6:45 PM'. */
export function typedFigures(figures: Figures): TypedFigures {
  const bodies = Object.entries(figures).flatMap(([name, figure]) => {
    const body = bodyOf(String(figure?.value ?? ''), figure?.unit)
    return body === null ? [] : [{ name, body }]
  })
  return {
    any: new RegExp(bodies.map(({ body }) => body).join('|') || NOTHING, 'iu'),
    figures: bodies.map(({ name, body }) => ({
      name,
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}$.,:]|\\d\\s?[–-]\\s?)${body}(?![\\p{L}\\p{N}])`,
        'giu',
      ),
    })),
  }
}

/** What to say of a number that is a figure's: it may as well count something else. */
export function typedByHand(found: string, name: string): Explanation {
  return [
    `${found.replace(/\s+/g, ' ')} is also the school's figure ${name}.`,
    `Nothing is wrong if it counts something else: leave it then. If it is this figure, write {{figures.${name}}} instead, which changes when the figure does.`,
  ]
}

const NOTHING = '(?!)'

/** Words for small numbers, which people write either way. */
const SMALL_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

function bodyOf(value: string, unit: string | undefined): string | null {
  if (unit === undefined) return /\d.*\p{L}/u.test(value) ? spaced(value) : null
  if (value === '') return null
  // '$300' is the figure '$300+', too; '$300.50' is not.
  if (unit === '$') return `\\$\\s?${spaced(value.replace(/\+$/, ''))}(?:\\+|(?![\\d.,]\\d))`
  if (unit === '%') return `${spaced(value)}(?:\\s?%|\\s+per\\s?cent)`
  const short = /^(?:minutes?)$/i.test(unit) ? 'mins?' : /^hours?$/i.test(unit) ? 'hrs?' : null
  const numbers = `(?:${bothWays(value).map(spaced).join('|')})`
  const whole = `${numbers}(?:\\s+|-)${spaced(unit)}`
  return short === null ? whole : `(?:${whole}|${numbers}[\\s-]*${short})`
}

function bothWays(value: string): string[] {
  const index = SMALL_NUMBERS.indexOf(value.toLowerCase())
  if (index !== -1) return [value, String(index + 1)]
  const word = SMALL_NUMBERS[Number(value) - 1]
  return word === undefined ? [value] : [value, word]
}

/** A pattern of a text that does not mind how much white space there is, or none before AM and PM. */
function spaced(text: string): string {
  const exact = text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return exact.replace(/\s+(?=[ap]m$)/i, '\\s*').replace(/ +/g, '\\s+')
}
