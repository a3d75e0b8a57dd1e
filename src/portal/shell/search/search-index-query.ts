import { keepPreviousData, queryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { SearchDocument } from '../../../content/types.ts'
import type { Task } from '../../api/tasks.ts'
import { createSearchIndex } from './search-index.ts'
import { SUGGESTED, searchItems } from './search-items.ts'

/** The index of content and of the student's tasks: made once for a list of tasks, and kept for a while. */
export const searchIndexQuery = (
  documents: readonly SearchDocument[],
  { data = [], dataUpdatedAt }: UseQueryResult<readonly Task[]>,
) =>
  queryOptions({
    queryKey: ['finder', dataUpdatedAt],
    queryFn: () => createSearchIndex(searchItems(documents, data), SUGGESTED),
    // The last one finds until the next is there.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    structuralSharing: false,
  })
