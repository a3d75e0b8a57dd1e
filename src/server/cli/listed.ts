const MOST_NAMES = 20

/** The first names of a list, with the number of those left out. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  const left = names.length - MOST_NAMES
  return left > 0 ? `${shown} and ${left} more` : shown
}
