import type { Database, Tables } from '../../db/schema.ts'
import { chunksOf } from './chunks.ts'

export type StudentRow = Tables['students']

/** The students with these addresses, by address. */
export async function loadStudents(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, StudentRow>> {
  const found = new Map<string, StudentRow>()
  for (const some of chunksOf(emails)) {
    const rows = await db.selectFrom('students').selectAll().where('email', 'in', some).execute()
    for (const row of rows) found.set(row.email, row)
  }
  return found
}

/**
 * Adds or replaces students.
 * @param signedOut the ids of those whose password changes: they are signed out everywhere
 */
export async function saveStudents(
  db: Database,
  students: readonly StudentRow[],
  signedOut: readonly string[],
): Promise<void> {
  for (const some of chunksOf(signedOut)) {
    for (const table of ['sessions', 'devices', 'reset_grants'] as const) {
      await db.deleteFrom(table).where('student_id', 'in', some).execute()
    }
  }
  for (const some of chunksOf(students)) {
    await db
      .insertInto('students')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet((eb) => ({
          password_hash: eb.ref('excluded.password_hash'),
          full_name: eb.ref('excluded.full_name'),
          cohort: eb.ref('excluded.cohort'),
          facecard: eb.ref('excluded.facecard'),
          access: eb.ref('excluded.access'),
        })),
      )
      .execute()
  }
}
