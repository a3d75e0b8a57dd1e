import type { Values } from '../../../src/content/values.ts'
import { emitCards } from './emit-cards.ts'
import { emitIndex } from './emit-index.ts'
import { emitPage } from './emit-page.ts'
import { emitAccent, emitLogo } from './emit-theme.ts'
import { idsByFolder, type CardsById, type ResolvedPage } from '../read/resolve-cards.ts'
import type { ReadNavigationEntry } from '../read/read-navigation.ts'
import type { Sources } from './sources.ts'
import type { LinksFile, SiteFile } from '../schemas/settings.ts'

/** Content, read and rendered. Modules are written only where everything in it is right. */
export type Content = {
  readonly site: SiteFile
  readonly links: LinksFile
  readonly values: Values
  readonly navigation: readonly ReadNavigationEntry[]
  readonly pages: readonly ResolvedPage[]
  readonly cards: CardsById
}

/**
 * Writes the source of every module, by its path below src/content/compiled.
 * @param sources of earlier runs
 */
export function emitModules(content: Content, sources?: Sources): Map<string, string> {
  const modules = new Map([
    ['index.ts', emitIndex(content)],
    ['accent.css', emitAccent(content.site)],
    ['logo.ts', emitLogo(content.site)],
  ])
  const folders = idsByFolder(content.cards)
  for (const page of content.pages) {
    const cards = (folders.get(page.slug) ?? []).flatMap((id) => content.cards.get(id) ?? [])
    modules.set(`pages/${page.slug}.tsx`, emitPage(page, sources?.pages))
    if (cards.length > 0)
      modules.set(`cards/${page.slug}.tsx`, emitCards(page.slug, cards, sources?.cards))
  }
  return modules
}
