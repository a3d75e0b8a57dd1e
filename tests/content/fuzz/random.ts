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

/** Numbers from 0 up to 1: mulberry32. */
function createNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
