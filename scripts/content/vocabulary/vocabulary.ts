import type { Values } from '../../../src/content/values.ts'
import type { Settings, UnreadFile } from '../settings/read-settings.ts'
import { typedFigures, type TypedFigures } from './typed-figures.ts'

/** What texts may name and show: everything that their reading depends on besides themselves. */
export type Vocabulary = {
  readonly values: Values
  /** How the figures look that should stand in texts as values. */
  readonly typedFigures: TypedFigures
  /** Whether the file that a value of this name would come from can be read. */
  readonly knowsValues: (name: string) => boolean
  /** The keys of links.json; null when it could not be read. */
  readonly linkKeys: readonly string[] | null
  /** Paths of pictures, such as content/classes/map.png. */
  readonly pictures: ReadonlySet<string>
}

/** @param unread JSON files that cannot be read now; what is new in them is not known yet */
export function vocabularyOf(
  settings: Settings,
  pictures: ReadonlySet<string>,
  unread: readonly UnreadFile[] = [],
): Vocabulary {
  const { site, links, figures } = settings
  const unsure = new Set(
    unread.flatMap(({ text }) => Array.from(text.matchAll(NAME), ([, name = '']) => name)),
  )
  const known = valuesOf(settings)
  return {
    values: known,
    typedFigures: typedFigures(figures?.parts ?? {}),
    knowsValues: (name) => {
      if (unsure.has(name.replace(/^.*\./, ''))) return false
      if (name.startsWith('figures.')) return figures?.parts !== undefined
      // What is not written as it should be there has been told already.
      if (SITE_VALUES.has(name) && !known.printed.has(name)) return false
      if (name.startsWith('site.')) return site?.parts !== undefined
      return links?.parts?.values !== undefined
    },
    linkKeys: links?.parts?.links ? [...Object.keys(links.parts.links), ...unsure] : null,
    pictures,
  }
}

const SITE_VALUES: ReadonlySet<string> = new Set([
  'site.name',
  'site.support_email',
  'site.support_phone',
  'site.support_hours',
])

/** The name of a figure or a link key in a file that may have any slip. */
const NAME = /\b([a-z]\w*)["”]?\s*:\s*\{/g

function valuesOf({ site: siteFile, links, figures }: Settings): Values {
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
