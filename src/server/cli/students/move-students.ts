import { cleanKey } from '../../../contract/key.ts'
import type { Database } from '../../store/database.ts'
import { listCohorts } from '../../store/students.ts'
import { findAll } from './change-students.ts'
import { noteUnknownCohorts } from '../import/unknown-cohorts.ts'
import type { Context } from '../command.ts'
import { importRows, pleaseCheck } from '../import/run-import.ts'

/**
 * Moves all of the students into a cohort or, when one of them is unknown, none.
 * @returns a line for each student, and what to check
 * @throws {StartError} when it cannot be done
 */
export async function moveStudents(
  db: Database,
  emails: readonly string[],
  written: string,
  dryRun: boolean,
  context: Context,
): Promise<string[]> {
  const cohort = cleanKey(written)
  const students = await findAll(db, emails)
  const notes = noteUnknownCohorts(await listCohorts(db), [cohort])
  const rows = students.map(({ email }) => ({ email, course_cohort: cohort }))
  await importRows(db, 'students', rows, dryRun, context)
  const lines = students.map(({ email, cohort: before }) =>
    before === cohort
      ? `${email} is in '${cohort}' already.`
      : `${email} is now in '${cohort}'. What was handed in stays with '${before}'.`,
  )
  return [...lines, ...notes.map(pleaseCheck)]
}
