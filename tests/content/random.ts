import { createRandom as createNumbers } from '../../scripts/bench/random.ts'

/** Draws that look random and are the same in every run. */
export function createRandom(seed: number) {
  const next = createNumbers(seed)
  /** A whole number from 0 to below `end`. */
  const below = (end: number): number => Math.floor(next() * end)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  return { below, pick, chance: (share: number): boolean => next() < share }
}

export type Random = ReturnType<typeof createRandom>
