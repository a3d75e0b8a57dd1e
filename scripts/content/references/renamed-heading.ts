/** The one heading that stands where one is gone, between the same others; null where none does, or several. */
export function renamedHeading(
  before: readonly string[],
  gone: string,
  now: readonly string[],
): string | null {
  const at = before.indexOf(gone)
  if (at === -1) return null
  const above = before.slice(0, at).findLast((other) => now.includes(other))
  const below = before.slice(at + 1).find((other) => now.includes(other))
  const from = above === undefined ? 0 : now.indexOf(above) + 1
  const to = below === undefined ? now.length : now.indexOf(below)
  const [first, ...others] = now.slice(from, to)
  return first !== undefined && others.length === 0 ? first : null
}
