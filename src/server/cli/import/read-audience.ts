import type { Database } from '../../store/database.ts'
import { normalizeEmail } from '../../store/email-address.ts'
import type { Audience } from '../../store/audience.ts'
import { findStudent, listCohorts } from '../../store/students.ts'
import type { CellReader } from '../table/cell.ts'
import { Refused } from './import-table.ts'
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

/** The audience as it is stored. @throws {Refused} for a student whom nobody knows */
export async function storedAudience(db: Database, written: WrittenAudience): Promise<Audience> {
  if (written.kind !== 'student') return written
  const found = await findStudent(db, written.email)
  if (found === null) {
    throw new Refused(`There is no student ${written.email}. Import the students first.`)
  }
  return { kind: 'student', studentId: found.student.id }
}

/** Says which of the cohorts have no students: they may be spelt in another way. */
export async function noteUnknownCohorts(
  db: Database,
  cohorts: readonly string[],
): Promise<string[]> {
  const known = await listCohorts(db)
  return [...new Set(cohorts)]
    .filter((cohort) => !known.includes(cohort))
    .map((cohort) => `No student is in the cohort '${cohort}'.${suggest(cohort, known)}`)
}

export function cohortsOf(audiences: readonly WrittenAudience[]): string[] {
  return audiences.flatMap((audience) => (audience.kind === 'cohort' ? [audience.cohort] : []))
}
