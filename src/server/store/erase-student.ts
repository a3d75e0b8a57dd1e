import type { Database } from '../db/schema.ts'

/** The id that owns the kept submissions of erased students. Nobody can sign in as it. */
export const ERASED_ID = 'erased'

/** What becomes of an erased student's submissions. */
export type Submissions = 'keep' | 'erase'

/**
 * Removes everything that names a student: the account with its sessions and reset codes, the student's own
 * links and messages, and the submissions. Kept submissions lose the name, the Student ID and both links;
 * cohort, lesson, task and time remain.
 */
export async function eraseStudent(
  db: Database,
  studentId: string,
  submissions: Submissions,
): Promise<void> {
  for (const table of ['links', 'messages'] as const) {
    await db
      .deleteFrom(table)
      .where('audience', '=', 'student')
      .where('audience_name', '=', studentId)
      .execute()
  }
  if (submissions === 'keep') await keepNameless(db, studentId)
  else await db.deleteFrom('submissions').where('sender_id', '=', studentId).execute()
  // Cascades to the sessions, codes and devices.
  await db.deleteFrom('students').where('id', '=', studentId).execute()
}

async function keepNameless(db: Database, studentId: string): Promise<void> {
  await db
    .insertInto('students')
    .values({
      id: ERASED_ID,
      email: '',
      password_hash: null,
      full_name: '',
      cohort: '',
      facecard: '',
      access: 'deactivated',
      created_at: '',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .updateTable('submissions')
    .set({ sender_id: ERASED_ID, full_name: '', student_id: '' })
    .set({ document_link: '', video_link: '' })
    .where('sender_id', '=', studentId)
    .execute()
}
