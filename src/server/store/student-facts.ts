import type { Database } from '../db/schema.ts'
import { normalizeEmail } from '../email-address.ts'

/**
 * What the office may ask about a student; null where there is none.
 * @param name an id or an email address
 */
export async function studentFacts(db: Database, name: string) {
  const student = await db
    .selectFrom('students')
    .select(['id', 'email', 'full_name as fullName', 'cohort', 'access', 'password_hash'])
    .where((eb) => eb.or([eb('id', '=', name), eb('email', 'in', [name, normalizeEmail(name)])]))
    .executeTakeFirst()
  if (student === undefined) return null
  const { password_hash: passwordHash, ...facts } = student
  const device = await db
    .selectFrom('devices')
    .select(({ fn }) => fn.max('last_used_at').as('at'))
    .where('student_id', '=', student.id)
    .executeTakeFirst()
  // The newest of each number, as typed.
  const submissions = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['lesson_number as lesson', 'cohort', fn.max('submitted_at').as('at')])
    .where('sender_id', '=', student.id)
    .groupBy(['lesson_number', 'cohort'])
    .orderBy('at')
    .execute()
  return {
    ...facts,
    hasPassword: passwordHash !== null,
    /** null when never, or longer ago than browsers are remembered. */
    lastSignIn: device?.at || null,
    submissions,
  }
}
