import type { Database } from '../store/database.ts'
import { eraseStudent } from '../store/erase-student.ts'
import { endSessionsOf } from '../store/session.ts'
import { changeEmail, setAccess } from '../store/student-records.ts'
import { findStored, findStudent, type EnrolledStudent } from '../store/students.ts'
import { normalizeEmail } from '../email-address.ts'
import { StartError } from '../start-error.ts'
import type { StudentsCommand } from './command.ts'
import { inOneStep } from './dry-run.ts'
import { isEmail } from './import/read-email.ts'

type StudentChange = Exclude<StudentsCommand, { readonly act: 'show' | 'move' }>

/**
 * Changes all of the students or, when one of them is unknown, none.
 * @returns a line for each change
 * @throws {StartError} when it cannot be done
 */
export async function changeStudents(
  db: Database,
  command: StudentChange,
  dryRun = false,
): Promise<string[]> {
  return inOneStep(db, dryRun, async (trx) => {
    switch (command.act) {
      case 'deactivate':
      case 'activate':
      case 'end-sessions': {
        const students = await findAll(trx, command.emails)
        for (const { id } of students) await change(trx, id, command.act)
        return students.map(({ email }) => `${email} ${DONE[command.act]}.`)
      }
      case 'change-email': {
        const [student] = await findAll(trx, [command.from])
        if (!isEmail(normalizeEmail(command.to))) {
          throw new StartError(`'${command.to}' is not an email address.`)
        }
        if ((await findStudent(trx, command.to)) !== null) {
          throw new StartError(`There is a student ${command.to} already.`)
        }
        if (student !== undefined) await changeEmail(trx, student, command.to)
        return [`${student?.email} is now ${command.to}, and signed out everywhere.`]
      }
      case 'erase': {
        const students = await findAll(trx, command.emails)
        const work = command.keepSubmissions ? 'keep' : 'erase'
        if (!command.isSure) throw new StartError(areYouSure(students, work))
        for (const { id } of students) await eraseStudent(trx, id, work)
        return [...students.map(({ email }) => `${email} is erased.`), BACKUPS]
      }
    }
  })
}

const DONE = {
  deactivate: 'is deactivated',
  activate: 'is active',
  'end-sessions': 'is signed out everywhere',
} as const

const BACKUPS =
  'Older backups still contain this data: those of nightly/ go within 14 nights, others must be deleted, also on other machines.'

async function change(db: Database, id: string, act: keyof typeof DONE): Promise<void> {
  if (act === 'end-sessions') await endSessionsOf(db, id)
  else await setAccess(db, id, act === 'activate' ? 'active' : 'deactivated')
}

/** @throws {StartError} which names each address that is no student's */
export async function findAll(db: Database, emails: readonly string[]): Promise<EnrolledStudent[]> {
  const found: Awaited<ReturnType<typeof findStudent>>[] = []
  for (const email of emails) found.push(await findStored(db, email))
  const unknown = emails.filter((_, index) => found[index] === null)
  if (unknown.length > 0) {
    throw new StartError(
      `${unknown.map((email) => `There is no student ${email}.`).join('\n')}\nNothing was changed.`,
    )
  }
  return found.flatMap((one) => (one === null ? [] : [one.student]))
}

function areYouSure(students: readonly EnrolledStudent[], work: 'keep' | 'erase'): string {
  const submissions =
    work === 'keep'
      ? 'Their submissions stay, without name, Student ID and links.'
      : 'It erases their submissions, too. --keep-submissions keeps them without name, Student ID and links.'
  return [
    'This cannot be undone. It erases:',
    ...students.map(({ email, fullName }) => `  ${email} (${fullName})`),
    submissions,
    'Nothing was changed. Add --yes to do it.',
  ].join('\n')
}
