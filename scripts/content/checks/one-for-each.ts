import { comparePlaces, error, type Finding, type Problem } from '../problem.ts'
import { placeOf, type Spot } from '../source.ts'

/** More places than these are too long for one message. */
const MOST = 50

/** Something that a file names, and where. */
type Named = { readonly name: string; readonly spot: Spot }

/** One problem for each name, at the first place that has it: what is gone is told once. */
export function oneForEach<Used extends Named>(
  used: readonly Used[],
  find: (name: string, uses: readonly Used[]) => Finding,
): Problem[] {
  const names = Map.groupBy(used, ({ name }) => name)
  return Array.from(names, ([name, uses]) => {
    const [first, ...others] = uses
      .slice(0, MOST)
      .map(({ spot }) => placeOf(spot))
      .toSorted(comparePlaces)
    if (!first) throw new Error(`${name} is named somewhere`)
    return error(first, find(name, uses), others)
  })
}
