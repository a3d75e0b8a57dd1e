import { dirname } from 'node:path/posix'
import { withPictures, type Text } from '../../../src/content/text.ts'
import { pictureSize } from '../../pictures/picture-size.ts'
import { fillPlainText, type Values } from '../../../src/content/values.ts'
import { contentAddress } from '../../../src/contract/address.ts'
import type { ReadPage } from '../../../src/content/page.ts'
import type { CardId, NavigationEntry, PageSlug } from '../../../src/content/types.ts'
import type { Content, Reference, Target } from '../content.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { iconOf } from '../icons.ts'
import { cardId, folderOf, pagePath } from '../names.ts'
import type { CardReading, PageReading, TextReading } from '../read/reading.ts'
import type { Settings } from '../settings/read-settings.ts'
import type { SortedFiles } from '../sort/sort-files.ts'
import type { Use } from '../use.ts'
import { settingsUses } from './settings-uses.ts'

/** Joins everything that was read: which cards each page shows, and where all names lead. */
export function resolve(
  files: ContentFiles,
  sorted: SortedFiles,
  settings: Settings,
  values: Values,
  texts: readonly TextReading[],
): Content {
  const readings = texts
    .filter((text) => text.kind !== 'mail')
    .map((text) => withPictureSizes(text, files))
  const cards: Content['cards'] = new Map(
    readings.flatMap((text) => (text.kind === 'card' ? [[text.id, text.data] as const] : [])),
  )
  // Pages that cannot be read are there all the same.
  const slugs = sorted.texts.flatMap(({ kind, id }) => (kind === 'page' ? id : []))
  const slugAt = new Map(slugs.map((slug) => [pagePath(slug), slug]))
  const ofSettings = settingsUses(settings)
  const referTo = (uses: readonly Use[], from: string | null): Reference[] =>
    uses.flatMap((use) => {
      const target = targetOf(use, slugAt)
      return target === null ? [] : [{ spot: use.spot, from, target }]
    })
  return {
    files,
    sorted,
    settings,
    values,
    navigation: resolveNavigation(settings.navigation, values),
    pages: readings.flatMap((text) =>
      text.kind === 'page' && text.data ? resolvePage(text.data, cards) : [],
    ),
    cards,
    readings,
    mails: texts.filter((text) => text.kind === 'mail'),
    sources: [
      ...texts.map(({ source }) => source),
      ...Object.values(settings).flatMap((file) => file?.fields.source ?? []),
    ],
    uses: [...ofSettings, ...texts.flatMap(({ uses }) => uses)],
    references: [
      ...referTo(ofSettings, null),
      ...texts.flatMap(({ kind, id, uses }) => referTo(uses, kind === 'page' ? id : null)),
    ],
  }
}

/** Gives each picture its width and height, so that nothing moves when it arrives. */
function withPictureSizes(text: CardReading | PageReading, files: ContentFiles) {
  if (text.data === null || text.uses.every(({ kind }) => kind !== 'picture')) return text
  const sized = (shown: Text) =>
    withPictures(shown, (src) => {
      const picture = files.get(`${dirname(text.file)}/${src}`)
      return picture instanceof Uint8Array ? { ...pictureSize(picture) } : {}
    })
  return text.kind === 'card'
    ? { ...text, data: { ...text.data, message: sized(text.data.message) } }
    : { ...text, data: { ...text.data, body: sized(text.data.body) } }
}

function resolvePage(page: ReadPage, cards: Content['cards']): ReadPage {
  const named = page.cards.filter((id) => cards.has(id))
  const ofFolder = [...cards.keys()].filter((id) => folderOf(id) === page.slug) as CardId[]
  return { ...page, cards: [...new Set([...named, ...ofFolder])] }
}

/** The sidebar's entries as the portal knows them; none if navigation.json has a mistake. */
function resolveNavigation(navigation: Settings['navigation'], values: Values): NavigationEntry[] {
  return (navigation?.whole ?? []).map((entry): NavigationEntry => {
    const label = fillPlainText(entry.label, values)
    const { page, address, action, icon = 'globe', highlight = [], lineAfter = false } = entry
    if (action === 'logout') return { kind: 'logout', label }
    // The checks refuse pages that do not exist.
    if (page !== undefined) {
      return { kind: 'page', page: page as PageSlug, label, highlight, lineAfter }
    }
    return { kind: 'outside', address: address ?? '', label, icon: iconOf(icon), lineAfter }
  })
}

/** Where a use leads; null for an icon, a picture and the like. @param slugAt the pages by their paths */
function targetOf({ kind, name }: Use, slugAt: ReadonlyMap<string, string>): Target | null {
  switch (kind) {
    case 'listed':
    case 'welcome':
    case 'card':
      return { kind: 'card', id: name as CardId, by: kind }
    case 'page':
      return { kind, page: name }
    case 'highlight':
      return { kind, page: slugAt.get(name) ?? null }
    case 'address': {
      const leads = contentAddress(name)
      const inside = leads?.kind === 'portal' ? leads : null
      const page = slugAt.get(inside?.path ?? '') ?? null
      const [, query] = /\?([^#]*)/.exec(inside?.href ?? '') ?? []
      const named = new URLSearchParams(query).get('card')
      const card = page === null || named === null ? null : cardId(page, named)
      return { kind, address: name, leads, page, card }
    }
    default:
      return null
  }
}
