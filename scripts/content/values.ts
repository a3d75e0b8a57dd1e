import type { Values } from '../../src/content/values.ts'
import type { FiguresFile, LinksFile, SiteFile } from './schemas.ts'
import type { Parts } from './check-shape.ts'

type Sources = {
  readonly site: Parts<SiteFile> | undefined
  readonly figures: Parts<FiguresFile> | undefined
  readonly links: Parts<LinksFile> | undefined
}

/** Everything that texts may name between double braces. */
export function collectValues({ site, figures, links }: Sources): Values {
  const printed = new Map<string, string>([
    ['site.name', site?.name ?? ''],
    ['site.support_email', site?.support?.email ?? ''],
    ['site.support_phone', site?.support?.phone ?? ''],
    ['site.support_hours', site?.support?.hours ?? ''],
  ])
  for (const [name, figure] of Object.entries(figures ?? {})) {
    printed.set(`figures.${name}`, printFigure(String(figure?.value ?? ''), figure?.unit))
  }
  return { printed, stored: new Set(Object.keys(links?.values ?? {})) }
}

/** '$300+', '40%', '10 minutes', '6:45 PM'. */
function printFigure(value: string, unit: string | undefined): string {
  if (unit === undefined) return value
  if (unit === '$') return `${unit}${value}`
  return unit === '%' ? `${value}${unit}` : `${value} ${unit}`
}
