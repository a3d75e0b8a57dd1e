import { queryOptions } from '@tanstack/react-query'
import { loadPart } from '../../parts/load-part.ts'

/** The box of search with its library and all that it looks through: loaded on first use, and kept. */
export const searchQuery = queryOptions({
  queryKey: ['search'],
  queryFn: () => loadPart(() => import('./search-box.tsx')),
  retry: false, // loadPart has asked twice
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
})
