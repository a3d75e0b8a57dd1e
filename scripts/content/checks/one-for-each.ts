import { comparePlaces, error, MOST_TOLD, type Finding, type Problem } from '../problem.ts'
import { placeOf, type Spot } from '../source.ts'

/** More places are too long for one message. */
const MOST = 50

/** A name in a file, and its place. */
type Named = { readonly name: string; readonly spot: Spot }

/** Makes one problem of all places with the same name, at the first of them. */
export function oneForEach<Used extends Named>(
  used: readonly Used[],
  find: (name: string, first: Used) => Finding,
): Problem[] {
  const names = Map.groupBy(used, ({ name }) => name)
  // The advice for a name can look through thousands of others.
  return [...names].slice(0, MOST_TOLD).flatMap(([name, uses]) => {
    const places = uses.slice(0, MOST).map(({ spot }) => placeOf(spot))
    const [first, ...others] = places.toSorted(comparePlaces)
    const also = others.filter((place) => first && comparePlaces(place, first) !== 0)
    return first && uses[0] ? error(first, ...find(name, uses[0]), also) : []
  })
}

/** The items with the same key as an earlier one, each with that one. */
export function repeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): (readonly [item: Item, first: Item])[] {
  const groups = Map.groupBy(items, keyOf)
  groups.delete(undefined)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((item) => [item, first] as const),
  )
}
