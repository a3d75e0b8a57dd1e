import type { Figure } from '../../../src/content/types.ts'
import type { Values } from '../../../src/content/values.ts'
import type { FiguresFile } from '../schemas/settings.ts'
import type { Settings } from './read-settings.ts'

/** The values that texts can name between double braces. */
export function valuesOf({ site: siteFile, links, figures }: Settings): Values {
  const site = siteFile?.parts
  const ofSite = {
    'site.name': site?.name,
    'site.support_email': site?.support?.email,
    // A telephone number stays on one line.
    'site.support_phone': site?.support?.phone?.replaceAll(' ', '\u00a0'),
    'site.support_hours': site?.support?.hours,
  }
  const printed = new Map<string, string>()
  for (const [name, text] of Object.entries(ofSite)) {
    if (text !== undefined) printed.set(name, text)
  }
  for (const [name, figure] of Object.entries(figures?.parts ?? {})) {
    printed.set(`figures.${name}`, printFigure(String(figure?.value ?? ''), figure?.unit))
  }
  return { printed, stored: new Set(Object.keys(links?.parts?.values ?? {})) }
}

/** '$300+', '40%', '10 minutes', '6:45 PM'. */
function printFigure(value: string, unit: string | undefined): string {
  if (unit === undefined) return value
  if (unit === '$') return `${unit}${value}`
  return unit === '%' ? `${value}${unit}` : `${value} ${unit}`
}

/** The figures that are numbers; a figure in words, such as 'two', is only text. */
export function numericFigures(figures: FiguresFile = {}): Readonly<Record<string, Figure>> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, { value, unit = '' }]) =>
      typeof value === 'number' ? [[name, { value, unit }]] : [],
    ),
  )
}

/** The figure for how long students can join a class after its start. */
export const JOIN_FIGURE = 'class_join'

/** The figure for how long before its deadline a student can still say that a task will be late. */
export const NOTICE_FIGURE = 'late_notice'
