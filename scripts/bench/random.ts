/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

/** Some of the items, each at most once, in random order. */
export function pickSome<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() =>
    left.splice(Math.floor(random() * left.length), 1),
  )
}
