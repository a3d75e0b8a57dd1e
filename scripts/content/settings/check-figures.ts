import { valuePlace, type Fields } from '../fields/fields.ts'
import { error, type Problem } from '../problem.ts'
import type { Settings } from './read-settings.ts'

/** Figures whose value holds the unit, too: students would read it twice. */
export function checkFigures({ figures }: Settings): Problem[] {
  return Object.entries(figures?.parts ?? {}).flatMap(([name, figure]) => {
    if (!figures || typeof figure?.value !== 'string' || figure.unit === undefined) return []
    return checkFigure(figures.fields, name, figure.value, figure.unit)
  })
}

function checkFigure(fields: Fields, name: string, value: string, unit: string): Problem[] {
  const without = unit === '$' ? value.replace(/^\$\s*/, '') : withoutUnit(value, unit)
  if (without === value) return []
  const read = unit === '$' ? `$${value}` : `${value}${unit === '%' ? '' : ' '}${unit}`
  const sentence = `Students would read ${read}: the unit is here twice.`
  return [error(valuePlace(fields, [name, 'value']), sentence, `Write "value": "${without}"`)]
}

function withoutUnit(value: string, unit: string): string {
  const end = value.toLowerCase().endsWith(unit.toLowerCase()) ? value.length - unit.length : null
  const rest = end === null ? value : value.slice(0, end).trim()
  return rest === '' ? value : rest
}
