import type { SearchTexts } from '../../../content/types.ts'
import { lazyModule } from '../../lazy/lazy-module.ts'

/** The search box with its library and the texts to search. Loads when the search first opens. */
export const createLazySearchBox = (loadTexts: () => Promise<SearchTexts>) =>
  lazyModule(async () => {
    const [{ SearchBox }, texts] = await Promise.all([import('./search-box.tsx'), loadTexts()])
    return { SearchBox, texts }
  })
