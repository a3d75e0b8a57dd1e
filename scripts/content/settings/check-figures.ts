import { rewritten, valuePlace, valueRange, type Fields } from '../fields/fields.ts'
import { withUnit } from '../fields/json-slips.ts'
import { mendedLine } from '../fields/mended-line.ts'
import { quote } from '../fields/quote.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { Settings } from './read-settings.ts'

/** Figures that are written together with their unit: students would read it twice, or no text could be searched for them. */
export function checkFigures({ figures }: Settings): Problem[] {
  return Object.entries(figures?.parts ?? {}).flatMap(([name, figure]) => {
    if (!figures || figure?.value === undefined) return []
    const { value, unit } = figure
    const odd = checkNumber(figures.fields, name, String(value), unit)
    if (odd) return [odd]
    return typeof value === 'string' ? checkFigure(figures.fields, name, value, unit) : []
  })
}

/** A number that nobody says: less than nothing, or one that has changed places with its unit. */
function checkNumber(
  fields: Fields,
  name: string,
  value: string,
  unit: string | undefined,
): Problem | null {
  const place = valuePlace(fields, [name, 'value'])
  if (unit !== undefined && /\d/.test(unit) && !/\d/.test(value)) {
    const sentence = `The unit ${unit} is a number, and the value ${value} is none.`
    const range = valueRange(fields, [name])
    const plain = /^[1-9]\d*$/.test(unit) ? unit : quote(unit)
    const whole = `{ "value": ${plain}, "unit": ${quote(value)} }`
    return error(
      place,
      sentence,
      `Write: ${whole}`,
      undefined,
      range ? { ...range, text: whole } : undefined,
    )
  }
  if (!/^[-−+]\s*\d/.test(value)) return null
  const without = value.replace(/^[-−+]\s*/, '')
  const sentence = `Students would read ${value}, with the sign.`
  const edit = rewritten(fields, [name, 'value'], /^\d+$/.test(without) ? without : quote(without))
  return error(place, sentence, `Write ${without}`, undefined, edit)
}

function checkFigure(
  fields: Fields,
  name: string,
  value: string,
  unit: string | undefined,
): Problem[] {
  const place = valuePlace(fields, [name, 'value'])
  if (unit === undefined) {
    const figure = withUnit(value)
    if (!figure || /^[ap]m$/i.test(figure.unit)) return []
    const edit = rewritten(
      fields,
      [name, 'value'],
      `${figure.value}, "unit": ${quote(figure.unit)}`,
    )
    const sentence = `The unit of ${value} has a place of its own.`
    return edit ? [warning(place, sentence, lineWith(fields, edit), undefined, edit)] : []
  }
  const without = unit === '$' ? value.replace(/^\$\s*/, '') : withoutUnit(value, unit)
  if (without === value) return []
  const plain = /^(?:0|[1-9]\d*)$/.test(without) ? without : quote(without)
  const edit = rewritten(fields, [name, 'value'], plain)
  const read = unit === '$' ? `$${value}` : `${value}${unit === '%' ? '' : ' '}${unit}`
  const sentence = `Students would read ${read}: the unit is here twice.`
  return edit ? [error(place, sentence, lineWith(fields, edit), undefined, edit)] : []
}

function withoutUnit(value: string, unit: string): string {
  const end = value.toLowerCase().endsWith(unit.toLowerCase()) ? value.length - unit.length : null
  const rest = end === null ? value : value.slice(0, end).trim()
  return rest === '' ? value : rest
}

function lineWith({ source }: Fields, edit: NonNullable<ReturnType<typeof rewritten>>): string {
  return `Write: ${mendedLine(source.text, edit)}`
}
