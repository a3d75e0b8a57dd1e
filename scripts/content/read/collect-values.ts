import type { Values } from '../../../src/content/values.ts'
import type { Settings } from './read-settings.ts'

/** Everything that texts may name between double braces. */
export function collectValues(settings: Settings): Values {
  const site = settings.site?.parts
  const printed = new Map<string, string>([
    ['site.name', site?.name ?? ''],
    ['site.support_email', site?.support?.email ?? ''],
    // A telephone number stays on one line.
    ['site.support_phone', (site?.support?.phone ?? '').replaceAll(' ', '\u00a0')],
    ['site.support_hours', site?.support?.hours ?? ''],
  ])
  for (const [name, figure] of Object.entries(settings.figures?.parts ?? {})) {
    printed.set(`figures.${name}`, printFigure(String(figure?.value ?? ''), figure?.unit))
  }
  return { printed, stored: new Set(Object.keys(settings.links?.parts?.values ?? {})) }
}

/** '$300+', '40%', '10 minutes', '6:45 PM'. */
function printFigure(value: string, unit: string | undefined): string {
  if (unit === undefined) return value
  if (unit === '$') return `${unit}${value}`
  return unit === '%' ? `${value}${unit}` : `${value} ${unit}`
}

/** Whether every value of a name's kind is known: not when the file it comes from cannot be read. */
export function knowsValues(settings: Settings, name: string): boolean {
  if (name.startsWith('figures.')) return settings.figures?.parts !== undefined
  if (name.startsWith('site.')) return settings.site?.parts !== undefined
  return settings.links?.parts?.values !== undefined
}
