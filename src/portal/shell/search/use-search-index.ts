import { useEffect, useState } from 'react'
import type { SearchDocument } from '../../../content/types.ts'
import type { Task } from '../../api/tasks.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { searchItems, SUGGESTED } from './search-items.ts'

/** The last index, kept for the next time that the search opens. */
let made: { documents: unknown; tasks: unknown; index: Promise<SearchIndex> } | null = null

/**
 * The index of content and the student's tasks. The old index stays in use while a new one is built.
 * @returns `find`, undefined before the first index; and `ready`, a promise of the index for these
 * tasks
 */
export function useSearchIndex(documents: readonly SearchDocument[], tasks: readonly Task[]) {
  const [shown, setShown] = useState<SearchIndex>()
  useEffect(() => {
    let isWanted = true
    void indexOf(documents, tasks).then((index) => isWanted && setShown(() => index))
    return () => {
      isWanted = false
    }
  }, [documents, tasks])
  return { find: shown, ready: () => indexOf(documents, tasks) }
}

function indexOf(
  documents: readonly SearchDocument[],
  tasks: readonly Task[],
): Promise<SearchIndex> {
  if (made?.documents !== documents || made.tasks !== tasks) {
    made = { documents, tasks, index: createSearchIndex(searchItems(documents, tasks), SUGGESTED) }
  }
  return made.index
}
