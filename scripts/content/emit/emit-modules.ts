import type { SoundContent } from '../content.ts'
import { folderOf } from '../names.ts'
import { emitCards } from './emit-cards.ts'
import { emitIndex } from './emit-index.ts'
import { emitLoaders } from './emit-loaders.ts'
import { emitNavigation } from './emit-navigation.ts'
import { emitPage } from './emit-page.ts'
import { emitSearch } from './emit-search.ts'
import { emitAccent, emitLogo } from './emit-theme.ts'

/** The source of every module by its path below src/content/compiled. */
export function emitModules(content: SoundContent): Map<string, string> {
  const { site, pages, cards } = content
  const modules = new Map([
    ['index.ts', emitIndex(content)],
    ['navigation.ts', emitNavigation(content)],
    ['loaders.ts', emitLoaders(content)],
    ['accent.css', emitAccent(site)],
    ['logo.ts', emitLogo(site)],
    ['search.ts', emitSearch(content)],
  ])
  for (const page of pages) modules.set(`pages/${page.slug}.tsx`, emitPage(page))
  const found = [...cards.values()].filter((card) => card !== null)
  for (const [folder, of] of Map.groupBy(found, ({ id }) => folderOf(id))) {
    modules.set(`cards/${folder}.tsx`, emitCards(folder, of))
  }
  return modules
}
