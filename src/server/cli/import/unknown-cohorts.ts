import { suggest } from '../../settings/suggest.ts'

const MOST_SUGGESTED = 20
const MOST_COMPARED = 1000

/** Warns about cohorts without students, which may be misspelt. */
export function noteUnknownCohorts(known: readonly string[], named: readonly string[]): string[] {
  const unknown = [...new Set(named)].filter((cohort) => !known.includes(cohort))
  // Comparing takes long, and nobody reads thousands of suggestions.
  return unknown.map((cohort, index) => {
    const advice = index < MOST_SUGGESTED ? suggest(cohort, known.slice(0, MOST_COMPARED)) : ''
    return `No student is in the cohort '${cohort}'.${advice}`
  })
}
