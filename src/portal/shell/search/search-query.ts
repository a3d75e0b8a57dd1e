import { queryOptions } from '@tanstack/react-query'
import type { LoadDocuments } from '../../../content/compiled/loaders.ts'
import { loadChunk } from '../../lazy/load-chunk.ts'

/** The box of search with its library and all that it looks through: loaded on first use, and kept. */
export const searchQuery = (loadDocuments: LoadDocuments) =>
  queryOptions({
    queryKey: ['search'],
    queryFn: async () => {
      const [{ SearchBox }, { documents }] = await loadChunk(
        () => Promise.all([import('./search-box.tsx'), loadDocuments()]),
        true,
      )
      return { SearchBox, documents }
    },
    retry: false, // loadChunk has asked twice
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
