import { queryOptions } from '@tanstack/react-query'
import type { LoadDocuments } from '../../../content/compiled/loaders.ts'
import { loadAfresh, loadPart } from '../../parts/load-part.ts'

/** The box of search with its library and all that it looks through: loaded on first use, and kept. */
export const searchQuery = (loadDocuments: LoadDocuments) =>
  queryOptions({
    queryKey: ['search'],
    queryFn: async () => {
      try {
        const [{ SearchBox }, { documents }] = await loadPart(() =>
          Promise.all([import('./search-box.tsx'), loadDocuments()]),
        )
        return { SearchBox, documents }
      } catch (error) {
        if (await loadAfresh()) return new Promise<never>(() => {}) // the page is going away
        throw error
      }
    },
    retry: false, // loadPart has asked twice
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
