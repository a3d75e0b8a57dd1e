import { cardPeriods as periodsOf } from '../../../../src/content/card-periods.ts'
import { searchDocuments } from '../../../../src/content/search-documents.ts'
import type { Page } from '../../../../src/content/page.ts'
import type { School, Site } from '../../../../src/content/types.ts'
import type * as compiled from '../../../../src/content/compiled/index.ts'
import type {
  loadSearchTexts as compiledLoad,
  pageLoaders as compiledLoaders,
} from '../../../../src/content/compiled/loaders.ts'
import type * as compiledNavigation from '../../../../src/content/compiled/navigation.ts'
import { fromWallTime, type UtcOffsets } from '../../../../src/contract/wall-time.ts'
import { cardsOn, entriesOf } from '../entries.ts'
import type { Content, Entries, PageEntry } from '../exchange.ts'

// Replaces the compiled content for the portal's code in the frame (see
// scripts/preview/live-modules.ts). The names are the same; the values change with every save.

export let pages = {} as typeof compiled.pages
export let navigation: typeof compiledNavigation.navigation = []
export let pageIcons: typeof compiledNavigation.pageIcons = {}
export let pageLoaders = {} as typeof compiledLoaders
/** Makes the documents when the search opens, so that no save waits for them. */
export const loadSearchTexts: typeof compiledLoad = async () => {
  const cards = entriesOf(entries, 'card')
  return { documents: searchDocuments(entriesOf(entries, 'page'), cards, navigation), ...search }
}
export let cardPeriods: typeof compiled.cardPeriods = {}
export let linkSources = {} as typeof compiled.linkSources
export let storedValues = {} as typeof compiled.storedValues
export let figures: typeof compiled.figures = {}
export let site = {} as Site
export let logo: string | null = null

let search: School['search'] = { suggested: [], help: null }
let entries: Entries = {}

/** @param isDated whether cards are shown only between their dates; else all are */
export function replaceContent(
  { school, entries: next }: Pick<Content, 'school' | 'entries'>,
  isDated = false,
) {
  entries = next
  if (school) ({ site, logo, navigation, search, figures, linkSources, storedValues } = school)
  const ofEach = <Value>(read: (page: PageEntry) => Value) =>
    Object.fromEntries(entriesOf(next, 'page').map((page) => [page.slug, read(page)]))
  pages = ofEach(({ title, path, public: isPublic }) => ({
    title,
    path,
    public: isPublic,
  })) as typeof pages
  cardPeriods = isDated ? periodsOf(entriesOf(next, 'card')) : {}
  pageIcons = ofEach(({ icon }) => icon)
  pageLoaders = ofEach(loaderOf) as typeof pageLoaders
}

const clock = Date.now

/**
 * Sets the clock that the portal in the frame reads; it runs on from there.
 * @param day by the school's clocks, YYYY-MM-DDTHH:MM; '' is now
 */
export function setClock(day: string, zone: UtcOffsets): void {
  const aheadMs = day === '' ? 0 : fromWallTime(`${day}:00`, zone).getTime() - clock()
  Date.now = () => clock() + aheadMs
}

function loaderOf({ slug }: PageEntry) {
  return async (): Promise<{ page: Page }> => {
    const page = entriesOf(entries, 'page').find((each) => each.slug === slug)
    if (!page) throw new Error(`There is no page ${slug} any more`)
    return { page: { ...page, cards: cardsOn(page, entries) } }
  }
}
