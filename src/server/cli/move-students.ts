import { cleanKey } from '../../contract/key.ts'
import type { Database } from '../store/database.ts'
import { listCohorts, type EnrolledStudent } from '../store/students.ts'
import { findAll } from './change-students.ts'
import { noteUnknownCohorts } from './import/unknown-cohorts.ts'
import { importRows, type Importing } from './import-and-log.ts'

/**
 * Moves all of the students into a cohort or, when one of them is unknown, none.
 * @returns a line for each student, and what to check
 * @throws {StartError} when it cannot be done
 */
export async function moveStudents(
  db: Database,
  emails: readonly string[],
  cohort: string,
  dryRun: boolean,
  importing: Importing,
): Promise<string[]> {
  const students = await findAll(db, emails)
  const notes = noteUnknownCohorts(await listCohorts(db), [cleanKey(cohort)])
  const rows = students.map(({ email }) => ({ email, course_cohort: cohort }))
  await importRows(db, 'students', rows, { dryRun }, importing)
  return [
    ...students.map((student) => moved(student, cleanKey(cohort))),
    ...notes.map((note) => `Please check: ${note}`),
  ]
}

function moved({ email, cohort: before }: EnrolledStudent, cohort: string): string {
  return before === cohort
    ? `${email} is in '${cohort}' already.`
    : `${email} is now in '${cohort}'. What was handed in stays with '${before}'.`
}
