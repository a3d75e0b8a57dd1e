import { cardPeriods } from '../../../src/content/card-periods.ts'
import { searchDocuments } from '../../../src/content/search-documents.ts'
import type { ReadCard } from '../../../src/content/card.ts'
import type { ReadPage } from '../../../src/content/page.ts'
import type { PageEntry } from '../../../src/content/types.ts'
import type { SoundContent } from '../content.ts'
import { folderOf } from '../names.ts'
import { schoolOf } from '../compiled-school.ts'
import { emitAccent, emitLogo } from './emit-theme.ts'
import { constant, importPictures, union, writeModule } from './write-module.ts'

/** The source of every module by its path below src/content/compiled. */
export function emitModules(content: SoundContent): Map<string, string> {
  const { site, pages } = content
  const cards = [...content.cards.values()].filter((card) => card !== null)
  const modules = new Map([
    ['index.ts', emitIndex(content)],
    ['navigation.ts', emitNavigation(content)],
    ['loaders.ts', emitLoaders(content)],
    ['accent.css', emitAccent(site)],
    ['logo.ts', emitLogo(site)],
    ['search.ts', emitSearch(content, cards)],
  ])
  for (const page of pages) modules.set(`pages/${page.slug}.ts`, emitPage(page))
  for (const [folder, of] of Map.groupBy(cards, ({ id }) => folderOf(id))) {
    modules.set(`cards/${folder}.ts`, emitCards(folder, of))
  }
  return modules
}

/** index.ts: the data of all pages that every page needs. A changed text changes nothing in it. */
function emitIndex(content: SoundContent): string {
  const { pages, cards, links } = content
  const { site, figures, linkSources, storedValues } = schoolOf(content)
  const entries = pages.map(({ slug, title, path, public: isPublic }): [string, PageEntry] => {
    return [slug, { title, path, public: isPublic }]
  })
  const pageEntries = Object.fromEntries(entries)
  const periods = cardPeriods([...cards.values()].filter((card) => card !== null))
  return writeModule(
    [
      `import type { Period } from '../../contract/period.ts'`,
      `import type { Figure, PageEntry, Site, StoredSource } from '../types.ts'`,
    ],
    [
      union('PageSlug', Object.keys(pageEntries)),
      union('CardId', [...cards.keys()]),
      union('LinkKey', Object.keys(links.links)),
      union('StoredValueName', Object.keys(links.values)),
      constant('pages', 'Readonly<Record<PageSlug, PageEntry>>', pageEntries),
      constant('cardPeriods', 'Readonly<Partial<Record<string, Period>>>', periods),
      constant('linkSources', 'Readonly<Record<LinkKey, StoredSource>>', linkSources),
      constant('storedValues', 'Readonly<Record<StoredValueName, StoredSource>>', storedValues),
      constant('figures', 'Readonly<Partial<Record<string, Figure>>>', figures),
      constant('site', 'Site', site),
    ],
  )
}

/** navigation.ts: the sidebar's entries, and the icons of its pages. The sign-in does not need them. */
function emitNavigation({ navigation, pages }: SoundContent): string {
  const named = new Set<string>(
    navigation.flatMap((entry) => (entry.kind === 'page' ? entry.page : [])),
  )
  const inSidebar = pages.filter(({ slug }) => named.has(slug))
  const icons = Object.fromEntries(inSidebar.map(({ slug, icon }) => [slug, icon]))
  return writeModule(
    [`import type { IconShapes, NavigationEntry, PageSlug } from '../types.ts'`],
    [
      constant('navigation', 'readonly NavigationEntry[]', navigation),
      constant('pageIcons', 'Readonly<Partial<Record<PageSlug, IconShapes>>>', icons),
    ],
  )
}

/**
 * loaders.ts: loads each page, and the documents of the search. Only the first script may import it: a
 * changed text renames a bundled file, which changes this module and every file that imports it.
 */
function emitLoaders({ pages }: SoundContent): string {
  const loaders = pages.map(({ slug }) => `  '${slug}': () => import('./pages/${slug}.ts'),\n`)
  return writeModule(
    [
      `import type { Page } from '../page.ts'`,
      `import type { SearchTexts } from '../types.ts'`,
      `import type { PageSlug } from './index.ts'`,
    ],
    [
      `export const pageLoaders: Readonly<Record<PageSlug, () => Promise<{ readonly page: Page }>>> = {\n${loaders.join('')}}\n`,
      `export const loadSearchTexts: () => Promise<SearchTexts> = () => import('./search.ts')\n`,
    ],
  )
}

/** search.ts: what the search needs of content. */
function emitSearch(content: SoundContent, cards: readonly ReadCard[]): string {
  const { pages, navigation } = content
  const { suggested, help } = schoolOf(content).search
  const documents = searchDocuments(pages, cards, navigation)
  return writeModule(
    [`import type { SearchTexts } from '../types.ts'`],
    [
      constant('documents', `SearchTexts['documents']`, documents),
      constant('suggested', `SearchTexts['suggested']`, suggested),
      constant('help', `SearchTexts['help']`, help),
    ],
  )
}

/** cards/<folder>.ts: every card of a folder, by its id. */
function emitCards(folder: string, cards: readonly ReadCard[]): string {
  const entries = cards.map(
    ({ file: _file, keywords: _keywords, from: _from, until: _until, ...card }) => [card.id, card],
  )
  const data = JSON.stringify(Object.fromEntries(entries), null, 2)
  const { imports, source } = importPictures(data, folder)
  return writeModule(
    [`import type { Card } from '../../card.ts'`, ...imports],
    [`export const cards = ${source} satisfies Record<string, Card>\n`],
  )
}

/** pages/<page>.ts: a page with its cards. */
function emitPage({ cards, ...page }: ReadPage): string {
  const {
    file: _file,
    path: _path,
    keywords: _words,
    icon: _icon,
    headings: _all,
    public: _public,
    ...shown
  } = page
  const { imports, source } = importPictures(JSON.stringify(shown, null, 2), page.slug)
  const folders = [...new Set(cards.map(folderOf))]
  const nameOf = (folder: string) => `cards${folders.indexOf(folder)}`
  const named = cards.map((id) => `\n    ${nameOf(folderOf(id))}['${id}'],`)
  return writeModule(
    [
      `import type { Page } from '../../page.ts'`,
      ...folders.map(
        (folder) => `import { cards as ${nameOf(folder)} } from '../cards/${folder}.ts'`,
      ),
      ...imports,
    ],
    [
      `export const page: Page = ${source.replace(/\n\}$/, `,\n  "cards": [${named.join('')}\n  ]\n}`)}\n`,
    ],
  )
}
