import type { Access } from '../../contract/session.ts'
import type { Database } from '../db/schema.ts'
import { normalizeEmail } from '../email-address.ts'
import { endResetsOf } from './password-reset.ts'
import { endSessionsOf } from './session.ts'

export async function setAccess(db: Database, studentId: string, access: Access): Promise<void> {
  await db.updateTable('students').set({ access }).where('id', '=', studentId).execute()
}

/** Changes a student's address. Ends all sessions, and codes that were mailed to the old address. */
export async function changeEmail(
  db: Database,
  student: { readonly id: string; readonly email: string },
  email: string,
): Promise<void> {
  await db
    .updateTable('students')
    .set({ email: normalizeEmail(email) })
    .where('id', '=', student.id)
    .execute()
  await endSessionsOf(db, student.id)
  await endResetsOf(db, student)
}
