import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { placeAt, placeOf, type Source } from '../source.ts'
import { valuesIn } from '../values-in.ts'

/** A figure brings its unit along: typed as well, students would read it twice. */
export function checkUnits({ readings, mails, values }: Content): Problem[] {
  return [...readings, ...mails].flatMap(({ source }) =>
    valuesIn(source).flatMap(({ name, raw, offset }) => {
      const printed = name.startsWith('figures.') ? values.printed.get(name) : undefined
      return printed === undefined ? [] : checkUnit(source, raw, offset, printed)
    }),
  )
}

function checkUnit(source: Source, raw: string, offset: number, printed: string): Problem[] {
  const { text } = source
  const before = /\$[*_[]*$/.exec(text.slice(Math.max(0, offset - 9), offset))?.[0] ?? ''
  const dollar = printed.startsWith('$') ? before : ''
  const end = offset + raw.length
  // **{{figures.class_join}}** minutes, [{{figures.fee_check}}](/fee-status) hours
  const [marks = ''] = /^(?:[*_]+|\]\([^)\n]*\))*/.exec(text.slice(end)) ?? []
  const behind = text.slice(end + marks.length)
  const unit = unitBehind(printed)?.exec(behind)?.[0] ?? ''
  if (dollar === '' && unit === '') return []
  const start = dollar === '' ? end + marks.length + unit.search(/\S/) : offset - dollar.length
  const read = `${dollar && '$'}${printed}${unit}`.replaceAll(/\s+/g, ' ')
  return [
    error(placeAt(source, start), {
      rule: 'unit-twice',
      message: `${raw} brings its unit along: students would read ${read}.`,
      advice: `Remove ${dollar === '' ? unit.trim() : '$'} here.`,
    }),
  ]
}

/** Units that writers type behind a figure because they do not see its own unit. */
const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['%', /^\s*%|^\s+per\s?cent\b/i],
  ['$', /^\s+(?:US\s+)?dollars?\b/i],
  ['₦', /^\s+naira\b/i],
]

/** What people write for a unit in short. */
const SHORT: Readonly<Record<string, string>> = { minute: 'mins?', hour: 'hrs?' }

/** The last words of what is printed once more: minutes, Lagos time, PM; undefined where there are none. */
function unitBehind(printed: string): RegExp | undefined {
  const currency = CURRENCIES.find(([sign]) => printed.includes(sign))
  if (currency) return currency[1]
  const words = printed.split(/\s+/).filter((word) => /^\p{L}+$/u.test(word))
  if (words.length === 0) return undefined
  const endings = words.map((_, index) => words.slice(index).join(String.raw`\s+`))
  const either = endings.map((end) => `${end.replace(/s$/, '')}s?`)
  const short = SHORT[words.at(-1)?.replace(/s$/, '') ?? '']
  if (short !== undefined) either.push(short)
  return new RegExp(String.raw`^(?:\s+|-)[*_]*(?:${either.join('|')})(?![\p{L}\p{N}])`, 'iu')
}

/** Figures that hold their unit: students would read it twice. */
export function checkFigures({ settings: { figures }, values }: Content): Problem[] {
  return Object.entries(figures?.parts ?? {}).flatMap(([name, figure]) => {
    const { value, unit } = figure ?? {}
    if (!figures || typeof value !== 'string' || unit === undefined) return []
    const without = unit === '$' ? value.replace(/^\$\s*/, '') : withoutEnd(value, unit)
    if (without === value) return []
    return error(placeOf(figures.fields.valueSpot([name, 'value'])), {
      rule: 'unit-twice',
      message: `Students would read ${values.printed.get(`figures.${name}`)}: the unit is here twice.`,
      advice: `Write "value": "${without}"`,
    })
  })
}

function withoutEnd(value: string, unit: string): string {
  const isAtEnd = value.toLowerCase().endsWith(unit.toLowerCase())
  return (isAtEnd && value.slice(0, -unit.length).trim()) || value
}
