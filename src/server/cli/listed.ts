const MOST_NAMES = 20

/** The first names of a list, with the number of those left out. */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMES).join(', ')
  const more = names.length - MOST_NAMES
  return more > 0 ? `${first} and ${more} more` : first
}
