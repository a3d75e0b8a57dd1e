import { randomUUID } from 'node:crypto'
import type { Access, Student } from '../../contract/session.ts'
import type { Database } from '../db/schema.ts'
import { normalizeEmail } from '../email-address.ts'

/** The contract's student, with the fields that only the server knows. */
export type EnrolledStudent = Omit<Student, 'accountId'> & {
  readonly id: string
  readonly email: string
  readonly access: Access
}

export const STUDENT_COLUMNS = [
  'students.id',
  'students.email',
  'students.full_name as fullName',
  'students.cohort',
  'students.facecard',
  'students.access',
] as const

type Found = { student: EnrolledStudent; passwordHash: string | null }

/** The student with this email address, in any case, and the password's hash. */
export function findStudent(db: Database, email: string): Promise<Found | null> {
  return findByStored(db, normalizeEmail(email))
}

/** The same, but first by the address as it is written: a migration may have left one that is not normalized. */
export async function findStored(db: Database, email: string): Promise<Found | null> {
  return (await findByStored(db, email)) ?? findStudent(db, email)
}

async function findByStored(db: Database, email: string): Promise<Found | null> {
  const row = await db
    .selectFrom('students')
    .select([...STUDENT_COLUMNS, 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (row === undefined) return null
  const { password_hash: passwordHash, ...student } = row
  return { student, passwordHash }
}

/** Adds a student. @throws when the address is taken */
export async function addStudent(
  db: Database,
  student: Omit<EnrolledStudent, 'id'> & { passwordHash: string | null },
  now: Date,
): Promise<EnrolledStudent> {
  const { passwordHash, ...rest } = student
  const added = { ...rest, id: randomUUID(), email: normalizeEmail(student.email) }
  await db
    .insertInto('students')
    .values({
      id: added.id,
      email: added.email,
      full_name: added.fullName,
      cohort: added.cohort,
      facecard: added.facecard,
      access: added.access,
      password_hash: passwordHash,
      created_at: now.toISOString(),
    })
    .execute()
  return added
}

export async function setPasswordHash(
  db: Database,
  studentId: string,
  passwordHash: string | null,
): Promise<void> {
  await db
    .updateTable('students')
    .set({ password_hash: passwordHash })
    .where('id', '=', studentId)
    .execute()
}

export async function hasStudents(db: Database): Promise<boolean> {
  const row = await db.selectFrom('students').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** The cohorts that have students. */
export async function listCohorts(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('students').select('cohort').distinct().execute()
  return rows.map(({ cohort }) => cohort)
}

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
