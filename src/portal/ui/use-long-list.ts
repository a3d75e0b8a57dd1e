import { useDeferredValue } from 'react'

/** More items than any screen shows at once. */
const FIRST = 40

/**
 * The part of a long list to render: at first its beginning. The rest follows without holding up
 * the page: React makes it whenever nothing else is to be done.
 */
export function useLongList<Item>(items: readonly Item[]): readonly Item[] {
  return useDeferredValue(items, items.length > FIRST ? items.slice(0, FIRST) : items)
}
