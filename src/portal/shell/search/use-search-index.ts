import { useEffect, useState } from 'react'
import type { SearchTexts } from '../../../content/types.ts'
import type { Task } from '../../api/tasks.ts'
import { isHidden } from '../../cards/shown-cards.ts'
import { now } from '../../time/clock.ts'
import { createSearchIndex, type SearchIndex, type SearchItem } from './search-index.ts'
import { searchItems } from './search-items.ts'

/** The last index, kept for the next time that the search opens. */
let made: { texts: unknown; tasks: unknown; index: Promise<SearchIndex> } | null = null

/**
 * The index of content and the student's tasks. The old index stays in use while a new one is built.
 * @returns `find`, undefined before the first index; and `ready`, a promise of the index for these
 * tasks
 */
export function useSearchIndex(texts: SearchTexts, tasks: readonly Task[]) {
  const [index, setIndex] = useState<SearchIndex>()
  useEffect(() => {
    let isWanted = true
    void indexOf(texts, tasks).then((made) => isWanted && setIndex(() => made))
    return () => {
      isWanted = false
    }
  }, [texts, tasks])
  return { find: index, ready: () => indexOf(texts, tasks) }
}

function indexOf(texts: SearchTexts, tasks: readonly Task[]): Promise<SearchIndex> {
  if (made?.texts !== texts || made.tasks !== tasks) {
    const { documents, suggested } = texts
    const items = searchItems(documents, tasks)
    made = { texts, tasks, index: createSearchIndex(items, suggested, isShown) }
  }
  return made.index
}

/** Asked at each search: what is shown may change while the index stays. */
function isShown({ address }: SearchItem): boolean {
  return !isHidden(address, now())
}
