import type { PageEntry, Page, Site } from '../../content/types.ts'
import type * as compiled from '../../content/compiled/index.ts'
import { revivePage } from '../drawing/revive.tsx'
import type { DrawnCard, DrawnPage, DrawnSchool, Entry } from '../exchange.ts'

// Stands in the place of the compiled content for the portal's code in the frame (see
// scripts/preview/live-modules.ts): the same names, whose values follow every save.

/** @public The portal's code imports it, as it does the others here. */
export let pages = {} as typeof compiled.pages
/** @public */
export let navigation: typeof compiled.navigation = []
export let linkSources = {} as typeof compiled.linkSources
export let storedValues = {} as typeof compiled.storedValues
/** @public */
export let site = {} as Site
/** @public */
export let logo: string | null = null

let entries: Readonly<Record<string, Entry>> = {}

export function replaceEntries(next: Readonly<Record<string, Entry>>): void {
  entries = next
  const school = next['school'] as DrawnSchool | undefined
  if (school) {
    site = school.site as unknown as Site
    logo = school.logo
    navigation = school.navigation
    linkSources = school.links
    storedValues = school.values
  }
  const drawn = Object.values(next).filter((entry) => entry.kind === 'page')
  pages = Object.fromEntries(drawn.map((page) => [page.slug, pageEntry(page)])) as typeof pages
}

export function drawnCard(id: string): DrawnCard | undefined {
  return entries[`card:${id}`] as DrawnCard | undefined
}

export function drawnPage(slug: string): DrawnPage | undefined {
  return entries[`page:${slug}`] as DrawnPage | undefined
}

function pageEntry({ title, path, icon, public: isPublic, slug }: DrawnPage): PageEntry {
  const load = async (): Promise<{ page: Page }> => ({
    page: isPublic ? livePage(slug) : pageNow(slug),
  })
  return { title, path, icon, public: isPublic, load }
}

function pageNow(slug: string): Page {
  const drawn = drawnPage(slug)
  if (!drawn) throw new Error(`There is no page ${slug} any more`)
  return revivePage(drawn, drawnCard)
}

/** The route of a public page loads it once for good, so what it loads looks up what there is now. */
function livePage(slug: string): Page {
  return new Proxy(pageNow(slug), { get: (_, name: keyof Page) => pageNow(slug)[name] })
}
