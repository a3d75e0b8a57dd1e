import type { Access } from '../../contract/session.ts'
import type { Database } from '../db/schema.ts'
import { normalizeEmail } from './email-address.ts'
import { endSessionsOf } from './session.ts'

export async function setAccess(db: Database, studentId: string, access: Access): Promise<void> {
  await db.updateTable('students').set({ access }).where('id', '=', studentId).execute()
}

/**
 * Gives a student another address. Whoever holds the old one is out: sessions end, and codes that
 * were mailed there are worth nothing.
 */
export async function changeEmail(db: Database, studentId: string, email: string): Promise<void> {
  await db
    .updateTable('students')
    .set({ email: normalizeEmail(email) })
    .where('id', '=', studentId)
    .execute()
  await endSessionsOf(db, studentId)
  await db.deleteFrom('reset_codes').where('student_id', '=', studentId).execute()
  await db.deleteFrom('reset_grants').where('student_id', '=', studentId).execute()
}
