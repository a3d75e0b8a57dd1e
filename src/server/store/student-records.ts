import type { Access } from '../../contract/session.ts'
import type { Database } from '../db/schema.ts'
import { normalizeEmail } from '../email-address.ts'
import { endResetsOf } from './password-reset.ts'
import { endSessionsOf } from './session.ts'
import { removeMailsTo } from './waiting-mails.ts'

export async function setAccess(db: Database, studentId: string, access: Access): Promise<void> {
  await db.updateTable('students').set({ access }).where('id', '=', studentId).execute()
}

/** Changes a student's address. Ends all sessions, and removes codes and mails for the old address. */
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
  await removeMailsTo(db, student.email)
}
