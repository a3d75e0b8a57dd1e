import { searchDocuments } from '../../content/search-documents.ts'
import type { PageEntry, Page, SearchDocument, Site } from '../../content/types.ts'
import type * as compiled from '../../content/compiled/index.ts'
import type {
  LoadDocuments,
  pageLoaders as compiledLoaders,
} from '../../content/compiled/loaders.ts'
import type * as compiledNavigation from '../../content/compiled/navigation.ts'
import { deserializePage } from '../deserialize.tsx'
import type { SerializedCard, SerializedPage, SerializedSchool, Entry } from '../exchange.ts'

// Replaces the compiled content for the portal's code in the frame (see
// scripts/preview/live-modules.ts). The names are the same; the values change with every save.

/** @public The portal's code imports it, as it does the others here. */
export let pages = {} as typeof compiled.pages
/** @public */
export let navigation: typeof compiledNavigation.navigation = []
/** @public */
export let pageIcons: typeof compiledNavigation.pageIcons = {}
/** @public */
export let pageLoaders = {} as typeof compiledLoaders
/** @public */
export const loadDocuments: LoadDocuments = async () => ({ documents: documentsNow() })
export let linkSources = {} as typeof compiled.linkSources
export let storedValues = {} as typeof compiled.storedValues
/** @public */
export let figures: typeof compiled.figures = {}
/** @public */
export let site = {} as Site
/** @public */
export let logo: string | null = null
/** Counts the changes of what the school is, beyond what its texts and figures say. */
export let schoolVersion = 0

let identity = ''
let entries: Readonly<Record<string, Entry>> = {}

export function replaceEntries(next: Readonly<Record<string, Entry>>): void {
  entries = next
  const school = next['school'] as SerializedSchool | undefined
  if (school) {
    if (identity !== '' && identity !== identityOf(school)) schoolVersion += 1
    identity = identityOf(school)
    site = school.site as unknown as Site
    logo = school.logo
    navigation = school.navigation
    figures = school.figures
    linkSources = school.links
    storedValues = school.values
  }
  const shown = Object.values(next).filter((entry) => entry.kind === 'page')
  const ofEach = <Value>(read: (page: SerializedPage) => Value) =>
    Object.fromEntries(shown.map((page) => [page.slug, read(page)]))
  pages = ofEach(pageEntry) as typeof pages
  pageIcons = ofEach(({ icon }) => icon)
  pageLoaders = ofEach(loaderOf) as typeof pageLoaders
}

/** Made when the search opens, so that no save waits for them. */
function documentsNow(): readonly SearchDocument[] {
  const all = Object.values(entries)
  const shown = all.filter((entry) => entry.kind === 'page')
  const cards = all.filter((entry) => entry.kind === 'card')
  return searchDocuments(shown, cards, navigation)
}

function identityOf({ site, logo, navigation, links, values }: SerializedSchool): string {
  return JSON.stringify([site, logo, navigation, links, values])
}

export function serializedCard(id: string): SerializedCard | undefined {
  return entries[`card:${id}`] as SerializedCard | undefined
}

export function serializedPage(slug: string): SerializedPage | undefined {
  return entries[`page:${slug}`] as SerializedPage | undefined
}

function pageEntry({ title, path, public: isPublic }: SerializedPage): PageEntry {
  return { title, path, public: isPublic }
}

function loaderOf({ slug, public: isPublic }: SerializedPage) {
  return async (): Promise<{ page: Page }> => ({ page: isPublic ? livePage(slug) : pageNow(slug) })
}

function pageNow(slug: string): Page {
  const page = serializedPage(slug)
  if (!page) throw new Error(`There is no page ${slug} any more`)
  // A card with another name by now is not named by an earlier version of its page.
  const unnamed = Object.values(entries).flatMap((entry) =>
    entry.kind === 'card' && entry.id.startsWith(`${slug}/`) && !page.cards.includes(entry.id)
      ? [entry.id]
      : [],
  )
  return deserializePage({ ...page, cards: [...page.cards, ...unnamed] }, serializedCard)
}

/** A public page's route loads it only once, so what it gets reads the newest content each time. */
function livePage(slug: string): Page {
  return new Proxy(pageNow(slug), { get: (_, name: keyof Page) => pageNow(slug)[name] })
}
