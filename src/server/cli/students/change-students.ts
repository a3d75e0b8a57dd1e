import { serializableTransaction, type Database } from '../../store/database.ts'
import {
  emptyLog,
  eraseStudent,
  rememberErasure,
  type Submissions,
} from '../../store/erase-student.ts'
import { endSessionsOf } from '../../store/session.ts'
import { changeEmail, setAccess } from '../../store/student-records.ts'
import { findStored, findStudent, type EnrolledStudent, listCohorts } from '../../store/students.ts'
import { normalizeEmail } from '../../email-address.ts'
import { StartError } from '../../start-error.ts'
import { isEmail } from '../import/read-address.ts'
import { ADD_YES, type Context } from '../command.ts'
import { cleanKey } from '../../../contract/key.ts'
import { noteUnknownCohorts } from '../import/unknown-cohorts.ts'
import { importRows, pleaseCheck } from '../import/run-import.ts'

const ACTS = {
  deactivate: {
    does: (db: Database, id: string) => setAccess(db, id, 'deactivated'),
    done: 'is deactivated',
  },
  activate: { does: (db: Database, id: string) => setAccess(db, id, 'active'), done: 'is active' },
  'end-sessions': { does: endSessionsOf, done: 'is signed out everywhere' },
} as const

/**
 * Changes all of the students or, when one of them is unknown, none.
 * @returns a line for each change
 * @throws {StartError} when it cannot be done
 */
export async function changeStudents(
  db: Database,
  act: keyof typeof ACTS,
  emails: readonly string[],
  dryRun = false,
): Promise<string[]> {
  return serializableTransaction(db, async (trx) => {
    const students = await findAll(trx, emails)
    if (!dryRun) for (const { id } of students) await ACTS[act].does(trx, id)
    return students.map(({ email }) => `${email} ${ACTS[act].done}.`)
  })
}

/** Changes an address. @throws {StartError} when it cannot be done */
export async function changeAddress(
  db: Database,
  from: string,
  to: string,
  dryRun = false,
): Promise<string[]> {
  return serializableTransaction(db, async (trx) => {
    const students = await findAll(trx, [from])
    if (!isEmail(normalizeEmail(to))) throw new StartError(`'${to}' is not an email address.`)
    if ((await findStudent(trx, to)) !== null) {
      throw new StartError(`There is a student ${to} already.`)
    }
    if (!dryRun) for (const student of students) await changeEmail(trx, student, to)
    return students.map(({ email }) => `${email} is now ${to}, and signed out everywhere.`)
  })
}

type Erasing = {
  readonly submissions: Submissions
  readonly isSure: boolean
  /** Where it is remembered; null on PostgreSQL. */
  readonly file?: string | null
}

/** Erases all of the students, or none. @throws {StartError} which asks, unless somebody is sure */
export async function eraseStudents(
  db: Database,
  emails: readonly string[],
  { submissions, isSure, file = null }: Erasing,
  dryRun = false,
): Promise<string[]> {
  const lines = await serializableTransaction(db, async (trx) => {
    const students = await findAll(trx, emails)
    if (!isSure) {
      const names = students.map(({ email, fullName }) => `  ${email} (${fullName})`)
      throw new StartError([ERASES, ...names, WORK[submissions], ADD_YES].join('\n'))
    }
    for (const student of dryRun ? [] : students) {
      await eraseStudent(trx, student, submissions)
      // If the file cannot be written, nobody is erased.
      if (file !== null) await rememberErasure(file, student.id, submissions)
    }
    return [...students.map(({ email }) => `${email} is erased.`), BACKUPS]
  })
  if (file !== null && !dryRun) await emptyLog(db)
  return lines
}

const ERASES = 'This cannot be undone. It erases:'
const WORK = {
  keep: 'Their submissions stay, without name, Student ID and links.',
  erase:
    'It erases their submissions, too. --keep-submissions keeps them without name, Student ID and links.',
} as const

const BACKUPS =
  'Older backups still contain this data: those of nightly/ go within 14 nights, others must be deleted, also on other machines.'

/** @throws {StartError} which names each address that is no student's */
async function findAll(db: Database, emails: readonly string[]): Promise<EnrolledStudent[]> {
  const students: EnrolledStudent[] = []
  const unknown: string[] = []
  for (const email of emails) {
    const stored = await findStored(db, email)
    if (stored === null) unknown.push(`There is no student ${email}.`)
    else students.push(stored.student)
  }
  if (unknown.length > 0) throw new StartError([...unknown, 'Nothing was changed.'].join('\n'))
  return students
}

/**
 * Moves all of the students into a cohort or, when one of them is unknown, none.
 * @returns a line for each student, and what to check
 * @throws {StartError} when it cannot be done
 */
export async function moveStudents(
  db: Database,
  emails: readonly string[],
  cohortName: string,
  dryRun: boolean,
  context: Context,
): Promise<string[]> {
  const cohort = cleanKey(cohortName)
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
