import type { Values } from '../../../src/content/values.ts'
import { contentAddress } from '../../../src/contract/address.ts'
import type { Content, Reference, ResolvedPage, Target } from '../content.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { cardId, folderOf, pagePath } from '../names.ts'
import type { ReadPage } from '../read/read-page.ts'
import type { TextReading } from '../read/reading.ts'
import type { Settings } from '../settings/read-settings.ts'
import type { SortedFiles } from '../sort/sort-files.ts'
import type { Use } from '../use.ts'
import { resolveNavigation } from './resolve-navigation.ts'
import { settingsUses } from './settings-uses.ts'

/** Puts together what was read: which cards each page shows, and where everything leads that names something. */
export function resolve(
  files: ContentFiles,
  sorted: SortedFiles,
  settings: Settings,
  values: Values,
  texts: readonly TextReading[],
): Content {
  const readings = texts.filter((text) => text.kind !== 'mail')
  const mails = texts.filter((text) => text.kind === 'mail')
  const cards = new Map(
    readings.flatMap((text) => (text.kind === 'card' ? [[text.id, text.found] as const] : [])),
  )
  const pages = readings.flatMap((text) =>
    text.kind === 'page' && text.found ? resolvePage(text.found, cards) : [],
  )
  const slugs = new Set(sorted.texts.flatMap(({ kind, id }) => (kind === 'page' ? id : [])))
  const referTo = referring(slugs)
  const ofSettings = settingsUses(settings)
  return {
    files,
    sorted,
    settings,
    values,
    navigation: resolveNavigation(settings.navigation, values),
    pages,
    cards,
    readings,
    mails,
    uses: [...ofSettings, ...texts.flatMap(({ uses }) => uses)],
    references: [
      ...ofSettings.flatMap((use) => referTo(use, null)),
      ...texts.flatMap(({ kind, id, uses }) =>
        uses.flatMap((use) => referTo(use, kind === 'page' ? id : null)),
      ),
    ],
  }
}

function resolvePage(page: ReadPage, cards: Content['cards']): ResolvedPage {
  const named = page.cards.filter((id) => cards.has(id))
  const own = [...cards.keys()].filter((id) => folderOf(id) === page.slug)
  return { ...page, cards: [...new Set([...named, ...own])] }
}

/** @param slugs of all pages, those that cannot be read included */
function referring(slugs: ReadonlySet<string>) {
  const paths = new Map(Array.from(slugs, (slug) => [pagePath(slug), slug]))
  const targetOf = ({ kind, name }: Use): Target | null => {
    if (kind === 'listed' || kind === 'welcome' || kind === 'card') {
      return { kind: 'card', id: name, by: kind }
    }
    if (kind === 'page') return { kind, page: name }
    if (kind === 'highlight') return { kind, page: paths.get(name) ?? null }
    if (kind !== 'address') return null
    const leads = contentAddress(name)
    const page = leads?.kind === 'portal' ? (paths.get(leads.path) ?? null) : null
    const query = leads?.kind === 'portal' ? /\?([^#]*)/.exec(leads.href)?.[1] : undefined
    const named = new URLSearchParams(query).get('card')
    const card = page === null || named === null ? null : cardId(page, named)
    return { kind: 'address', address: name, leads, page, card }
  }
  return (use: Use, from: string | null): Reference[] => {
    const target = targetOf(use)
    return target === null ? [] : [{ spot: use.spot, from, target }]
  }
}
