import { suggest } from '../../settings/suggest.ts'

/** Warns about cohorts without students, which may be misspelt. */
export function noteUnknownCohorts(known: readonly string[], named: readonly string[]): string[] {
  const unknown = [...new Set(named)].filter((cohort) => !known.includes(cohort))
  return unknown.map(
    (cohort) => `No student is in the cohort '${cohort}'.${suggest(cohort, known)}`,
  )
}
