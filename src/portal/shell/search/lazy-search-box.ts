import type { LoadDocuments } from '../../../content/compiled/loaders.ts'
import { lazyModule } from '../../lazy/lazy-module.ts'

/** The search box with its library and the texts to search. Loads when the search first opens. */
export const createLazySearchBox = (loadDocuments: LoadDocuments) =>
  lazyModule(async () => {
    const [{ SearchBox }, { documents }] = await Promise.all([
      import('./search-box.tsx'),
      loadDocuments(),
    ])
    return { SearchBox, documents }
  })
