import { queryOptions } from '@tanstack/react-query'

/** The box of search with its library and all that it looks through: loaded on first use, and kept. */
export const searchQuery = queryOptions({
  queryKey: ['search'],
  queryFn: () => import('./search-box.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
})
