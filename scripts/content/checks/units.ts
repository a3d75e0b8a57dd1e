import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { placeAt, valuesIn, type Source } from '../source.ts'

/** A figure brings its unit along: if a text has the unit as well, students read it twice. */
export function checkUnits({ sources, values }: Content): Problem[] {
  return sources.flatMap((source) =>
    valuesIn(source).flatMap(({ name, raw, offset }) => {
      const printed = name.startsWith('figures.') ? values.printed.get(name) : undefined
      return printed === undefined ? [] : checkUnit(source, raw, offset, printed)
    }),
  )
}

function checkUnit(source: Source, raw: string, offset: number, printed: string): Problem[] {
  const end = offset + raw.length
  const isAmount = printed.startsWith('$') && source.text.slice(0, offset).endsWith('$')
  const [match = '', unit = ''] = unitAfter(printed)?.exec(source.text.slice(end)) ?? []
  if (!isAmount && unit === '') return []
  const start = isAmount ? offset - 1 : end + match.length - unit.length
  const read = isAmount ? `$${printed}` : `${printed} ${unit}`
  const message = `${raw} has its unit already: students would read ${read}.`
  return [error(placeAt(source, start), message, `Remove ${isAmount ? '$' : unit} here.`)]
}

/** Other words for a unit. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  minutes: 'min(?:ute)?s?',
  hours: 'h(?:ou)?rs?',
  '%': '%|per\\s?cent',
  $: '(?:US\\s)?dollars?',
  '₦': 'naira',
}

/** Matches the unit of a printed figure right after it, with signs of Markdown between; null if it has none. */
function unitAfter(printed: string): RegExp | null {
  const words = printed.match(/\p{L}+|[%$₦]/gu) ?? []
  if (words.length === 0) return null
  const units = words.map((word) => OTHER_WORDS[word] ?? `${word.replace(/s$/, '')}s?`)
  return new RegExp(
    String.raw`^[*_]*(?:\]\([^)\n]*\))?[\s*_-]*(${units.join('|')})(?![\p{L}\p{N}])`,
    'iu',
  )
}

/** Figures whose value has the unit in it. */
export function checkFigures({ settings: { figures }, values }: Content): Problem[] {
  return Object.entries(figures?.parts ?? {}).flatMap(([name, { value, unit } = {}]) => {
    const isTwice = typeof value === 'string' && unit !== undefined && value.includes(unit)
    if (!figures || !isTwice) return []
    const printed = values.printed.get(`figures.${name}`)
    const spot = figures.fields.valueSpot([name, 'value'])
    const rest = value.replace(unit, '').trim()
    const typed = /^\d+$/.test(rest) ? rest : `"${rest}"`
    const advice = `Write the value without its unit: "value": ${typed}`
    return error(spot, `Students would read ${printed}.`, advice)
  })
}
