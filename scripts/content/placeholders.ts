import type { LinkingText, LinkUse } from './link-use.ts'
import { comparePlaces } from './problem.ts'

/** An address that waits for the real one. */
export type Placeholder = Pick<LinkUse, 'address' | 'place'>

/** Addresses that only hold the place of a real one, in order of place. */
export function findPlaceholders(texts: readonly LinkingText[]): Placeholder[] {
  return texts
    .flatMap(({ links }) => links)
    .filter(({ isPlaceholder }) => isPlaceholder)
    .toSorted((a, b) => comparePlaces(a.place, b.place))
}
