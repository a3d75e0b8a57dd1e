import type { Database } from '../../store/database.ts'
import { normalizeEmail } from '../../store/email-address.ts'
import { findStrangers } from '../../store/staging/audiences.ts'
import { listCohorts } from '../../store/students.ts'
import type { CellReader } from '../table/cell.ts'
import type { Problem } from '../table/table.ts'
import { readEmail } from './read-email.ts'
import { suggest } from '../suggest.ts'

/** Whom a row is for, as its author wrote it. */
export type WrittenAudience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'cohort'; readonly cohort: string }
  | { readonly kind: 'student'; readonly email: string }

export const AUDIENCE_COLUMNS = ['email', 'course_cohort'] as const

/** A student by email, a cohort by course_cohort; neither means everyone. */
export function readAudience(cells: CellReader): WrittenAudience {
  const email = cells.text('email')
  const cohort = cells.line('course_cohort')
  if (email && cohort) {
    cells.problems.push(
      'A row is for one student or one cohort: leave email or course_cohort empty.',
    )
  }
  if (email) return { kind: 'student', email: normalizeEmail(readEmail(cells, email)) }
  return cohort ? { kind: 'cohort', cohort } : { kind: 'everyone' }
}

export function nameOf(audience: WrittenAudience): string {
  switch (audience.kind) {
    case 'everyone':
      return 'A row for everyone'
    case 'cohort':
      return `The cohort '${audience.cohort}'`
    case 'student':
      return audience.email
  }
}

/** How an audience is put aside. */
export function stagedAudience(audience: WrittenAudience) {
  switch (audience.kind) {
    case 'everyone':
      return { audience: 'everyone', written: '' } as const
    case 'cohort':
      return { audience: 'cohort', written: audience.cohort } as const
    case 'student':
      return { audience: 'student', written: audience.email } as const
  }
}

/** The rows for students whom nobody knows. */
export async function refuseStrangers(db: Database): Promise<Problem[]> {
  const strangers = await findStrangers(db)
  return strangers.map(({ place, email }) => ({
    place,
    text: `There is no student ${email}. Import the students first.`,
  }))
}

/** Says which of the cohorts have no students: they may be spelt in another way. */
export async function noteUnknownCohorts(
  db: Database,
  cohorts: readonly string[],
): Promise<string[]> {
  const known = await listCohorts(db)
  return cohorts
    .filter((cohort) => !known.includes(cohort))
    .map((cohort) => `No student is in the cohort '${cohort}'.${suggest(cohort, known)}`)
}
