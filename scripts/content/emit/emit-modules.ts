import type { Values } from '../../../src/content/values.ts'
import { emitCards } from './emit-cards.ts'
import { emitIndex } from './emit-index.ts'
import { emitPage } from './emit-page.ts'
import { emitAccent, emitLogo } from './emit-theme.ts'
import type { Kept } from '../kept/kept.ts'
import type { Remember } from '../memory.ts'
import type { ReadFolder } from '../read/read-folder.ts'
import type { ReadNavigationEntry } from '../read/read-navigation.ts'
import type { ResolvedPage } from '../read/resolve-cards.ts'
import type { LinksFile, SiteFile } from '../schemas/settings.ts'

/** Content, read and rendered. Modules are written only where everything in it is right. */
export type Content = {
  readonly site: SiteFile
  readonly links: LinksFile
  readonly values: Values
  readonly navigation: readonly ReadNavigationEntry[]
  readonly pages: readonly ResolvedPage[]
  readonly folders: readonly ReadFolder[]
}

/** Writes the source of every module, by its path below src/content/compiled. */
export function emitModules(content: Content, remember: Remember, kept: Kept): Map<string, string> {
  const { site, pages, folders } = content
  const modules = new Map([
    ['index.ts', emitIndex(content, remember)],
    ['accent.css', remember('accent', [site.accent], () => emitAccent(site))],
    ['logo.ts', emitLogo(site)],
  ])
  for (const page of pages) {
    const source = remember(`module of page ${page.slug}`, [page], () => emitPage(page))
    modules.set(`pages/${page.slug}.tsx`, source)
  }
  for (const folder of folders) {
    const { slug } = folder
    if (folder.heads.size === 0) continue
    const emit = () => kept.sourceOf(folder) ?? emitCards(slug, folder.cards(), remember)
    modules.set(`cards/${slug}.tsx`, remember(`module of cards ${slug}`, [folder], emit))
  }
  return modules
}
