import type { Database } from '../../store/database.ts'
import { normalizeEmail } from '../../store/email-address.ts'
import { unknownStudents, type StagedValue } from '../../store/staging/audiences.ts'
import { listCohorts } from '../../store/students.ts'
import type { CellReader } from '../table/cell.ts'
import type { Problem } from '../table/table.ts'
import { readEmail } from './read-email.ts'
import { suggest } from '../suggest.ts'

/** The audience of a row, as written in the file. */
export type WrittenAudience = Pick<StagedValue, 'audience' | 'written'>

export const AUDIENCE_COLUMNS = ['email', 'course_cohort'] as const

/** A student by email, a cohort by course_cohort, or everyone without both. */
export function readAudience(cells: CellReader): WrittenAudience {
  const email = cells.text('email')
  const cohort = cells.line('course_cohort')
  if (email && cohort) {
    cells.problems.push(
      'A row is for one student or one cohort: leave email or course_cohort empty.',
    )
  }
  if (email) return { audience: 'student', written: normalizeEmail(readEmail(cells, email)) }
  return cohort ? { audience: 'cohort', written: cohort } : { audience: 'everyone', written: '' }
}

export function nameOf({ audience, written }: WrittenAudience): string {
  if (audience === 'everyone') return 'A row for everyone'
  return audience === 'cohort' ? `The cohort '${written}'` : written
}

/** Problems for rows of unknown students. */
export async function checkStudents(db: Database): Promise<Problem[]> {
  const strangers = await unknownStudents(db)
  return strangers.map(({ place, email }) => ({
    place,
    text: `There is no student ${email}. Import the students first.`,
  }))
}

const MOST_SUGGESTED = 20
const MOST_COMPARED = 1000

/** Warns about cohorts without students, which may be misspelt. */
export async function noteUnknownCohorts(
  db: Database,
  cohorts: readonly string[],
): Promise<string[]> {
  const known = await listCohorts(db)
  return (
    cohorts
      .filter((cohort) => !known.includes(cohort))
      // Comparing takes long, and nobody reads thousands of suggestions.
      .map((cohort, index) => {
        const advice = index < MOST_SUGGESTED ? suggest(cohort, known.slice(0, MOST_COMPARED)) : ''
        return `No student is in the cohort '${cohort}'.${advice}`
      })
  )
}
