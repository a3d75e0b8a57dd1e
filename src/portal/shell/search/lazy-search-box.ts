import type { LoadDocuments } from '../../../content/compiled/loaders.ts'
import { lazyModule } from '../../lazy/lazy-module.ts'

/** The box of the search with its library, and all that it looks through. Loaded when the search opens first. */
export const createLazySearchBox = (loadDocuments: LoadDocuments) =>
  lazyModule(async () => {
    const [{ SearchBox }, { documents }] = await Promise.all([
      import('./search-box.tsx'),
      loadDocuments(),
    ])
    return { SearchBox, documents }
  })
