/** ' Did you mean …?' with the most similar known word; '' when none is similar. */
export function suggest(word: string, known: Iterable<string>): string {
  const limit = Math.max(1, Math.floor(word.length / 3))
  const near = [...known]
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
  return near[0] === undefined ? '' : ` Did you mean '${near[0].candidate}'?`
}

/** Damerau-Levenshtein distance, ignoring case. */
function distanceOf(one: string, other: string): number {
  const [from, to] = [one.toLowerCase(), other.toLowerCase()]
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= to.length; j += 1) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + change,
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(from.length, to.length)
}
