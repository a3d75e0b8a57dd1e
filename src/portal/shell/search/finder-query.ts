import { keepPreviousData, queryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { SearchDocument } from '../../../content/types.ts'
import type { Task } from '../../api/tasks.ts'
import { createFinder } from './finder.ts'
import { SUGGESTED, whatIsFound } from './what-is-found.ts'

/** The index of content and of the student's tasks: made once for a list of tasks, and kept for a while. */
export const finderQuery = (
  documents: readonly SearchDocument[],
  { data = [], dataUpdatedAt }: UseQueryResult<readonly Task[]>,
) =>
  queryOptions({
    queryKey: ['finder', dataUpdatedAt],
    queryFn: () => createFinder(whatIsFound(documents, data), SUGGESTED),
    // The last one finds until the next is there.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    structuralSharing: false,
  })
