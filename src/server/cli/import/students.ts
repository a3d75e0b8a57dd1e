import { readAddress } from '../../../contract/address.ts'
import type { Access } from '../../../contract/session.ts'
import type { Database } from '../../store/database.ts'
import { normalizeEmail } from '../../store/email-address.ts'
import { MAX_PASSWORD_LENGTH, type Passwords } from '../../security/password.ts'
import { endSessionsOf } from '../../store/session.ts'
import {
  addStudent,
  findStudent,
  setPasswordHash,
  updateStudent,
  type EnrolledStudent,
} from '../../store/students.ts'
import type { Cell, CellReader } from '../table/cell.ts'
import { Refused, type Change, type Importer } from './import-table.ts'
import { readEmail } from './read-email.ts'
import { suggest } from '../suggest.ts'

type StudentItem = {
  readonly email: string
  readonly fullName: Cell
  readonly cohort: Cell
  readonly facecard: Cell
  readonly access: Access | undefined
  readonly password: Cell
  /** Only of a password that differs from the stored one; null removes it. */
  readonly passwordHash?: string | null
}

const ACCESS = ['active', 'deactivated'] as const

/** @param progress is told how many of how many passwords have been looked at */
export function studentImporter(
  passwords: Passwords,
  progress: (done: number, all: number) => void,
): Importer<StudentItem> {
  return {
    columns: ['email', 'full_name', 'course_cohort', 'facecard', 'user_status', 'password'],
    required: ['email'],
    key: ({ email }) => email,
    read: (cells) => ({
      email: normalizeEmail(readEmail(cells, cells.required('email'))),
      fullName: cells.line('full_name'),
      cohort: cells.line('course_cohort'),
      facecard: readFacecard(cells),
      access: readAccess(cells),
      password: cells.text('password', MAX_PASSWORD_LENGTH),
    }),
    async prepare(db, items) {
      const all = items.filter(({ password }) => password !== undefined).length
      const prepared: StudentItem[] = []
      let done = 0
      for (const item of items) {
        prepared.push(await withPasswordHash(db, item, passwords))
        if (item.password === undefined) continue
        done += 1
        progress(done, all)
      }
      return prepared
    },
    save,
  }
}

function readFacecard(cells: CellReader): Cell {
  const facecard = cells.text('facecard')
  const kind = readAddress(facecard ?? '')?.kind
  // A host without its scheme may as well be a file's name: both are looked for on the site.
  if (facecard && !['web', 'host', 'portal', 'relative'].includes(kind ?? '')) {
    cells.problems.push(`facecard '${facecard}' is not the address of a picture.`)
  }
  return facecard
}

function readAccess(cells: CellReader): Access | undefined {
  const written = cells.text('user_status')?.toLowerCase()
  const access = ACCESS.find((known) => known === written)
  if (written !== undefined && access === undefined) {
    cells.problems.push(
      `user_status '${written}' must be active or deactivated.${suggest(written, ACCESS)}`,
    )
  }
  return access
}

async function withPasswordHash(
  db: Database,
  item: StudentItem,
  passwords: Passwords,
): Promise<StudentItem> {
  const { email, password } = item
  if (password === undefined) return item
  const stored = (await findStudent(db, email))?.passwordHash ?? null
  if (password === '') return stored === null ? item : { ...item, passwordHash: null }
  if (stored !== null && (await passwords.verify(password, stored))) return item
  return { ...item, passwordHash: await passwords.hash(password) }
}

async function save(db: Database, item: StudentItem, now: Date): Promise<Change> {
  const found = await findStudent(db, item.email)
  if (found === null) {
    await addStudent(db, newStudent(item), now)
    return 'added'
  }
  const { student } = found
  const updated: EnrolledStudent = {
    ...student,
    fullName: item.fullName || student.fullName,
    cohort: item.cohort ?? student.cohort,
    facecard: item.facecard ?? student.facecard,
    access: item.access ?? student.access,
  }
  const changed = (['fullName', 'cohort', 'facecard', 'access'] as const).some(
    (field) => updated[field] !== student[field],
  )
  if (changed) await updateStudent(db, updated)
  if (item.passwordHash === undefined) return changed ? 'updated' : 'unchanged'
  await setPasswordHash(db, student.id, item.passwordHash)
  await endSessionsOf(db, student.id)
  return 'updated'
}

function newStudent(item: StudentItem) {
  const { email, fullName, cohort, facecard = '', access = 'active', passwordHash = null } = item
  if (!fullName || !cohort) {
    throw new Refused(`${email} is new: a new student needs full_name and course_cohort.`)
  }
  return { email, fullName, cohort, facecard, access, passwordHash }
}
