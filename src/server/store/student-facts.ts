import type { Database } from '../db/schema.ts'

/** What the office may ask about a student. */
export type StudentFacts = {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly cohort: string
  readonly access: 'active' | 'deactivated'
  readonly hasPassword: boolean
  /** ISO 8601 in UTC; null when never, or longer ago than browsers are remembered. */
  readonly lastSignIn: string | null
  /** Browsers in which a session is open. */
  readonly sessions: number
  /** The newest submission of each number, as typed. */
  readonly submissions: readonly {
    readonly lesson: string
    readonly cohort: string
    readonly at: string
  }[]
}

/** @param key an id or a stored email address */
export async function studentFacts(
  db: Database,
  column: 'id' | 'email',
  key: string,
  now: Date,
): Promise<StudentFacts | null> {
  const student = await db
    .selectFrom('students')
    .select(['id', 'email', 'full_name as fullName', 'cohort', 'access', 'password_hash'])
    .where(column, '=', key)
    .executeTakeFirst()
  if (student === undefined) return null
  const { password_hash: passwordHash, ...facts } = student
  const device = await db
    .selectFrom('devices')
    .select(({ fn }) => fn.max('last_used_at').as('at'))
    .where('student_id', '=', student.id)
    .executeTakeFirst()
  const sessions = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('student_id', '=', student.id)
    .where('expires_at', '>', now.toISOString())
    .execute()
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
    lastSignIn: device?.at || null,
    sessions: sessions.length,
    submissions,
  }
}
