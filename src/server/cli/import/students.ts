import { randomUUID } from 'node:crypto'
import { readAddress } from '../../../contract/address.ts'
import type { Access } from '../../../contract/session.ts'
import { weaknessOf } from '../../security/common-passwords.ts'
import { MAX_PASSWORD_LENGTH } from '../../security/password.ts'
import type { Database } from '../../store/database.ts'
import { loadStudents, saveStudents, type StudentRow } from '../../store/imports/students.ts'
import type { Cell, CellReader } from '../table/cell.ts'
import type { Problem } from '../table/table.ts'
import { suggest } from '../../settings/suggest.ts'
import { changeOf, type Importer, type WantedPassword } from './import-table.ts'
import { oneAddress, readEmail } from './read-address.ts'

/** The id is for a student who is new. */
type StudentItem = Pick<StudentRow, 'id' | 'email'> &
  Record<'fullName' | 'cohort' | 'facecard' | 'password', Cell> & { readonly access: Access | null }

const ACCESS = ['active', 'deactivated'] as const

/** @param overwritesPasswords also existing ones */
export const studentImporter = (now: Date, overwritesPasswords = false): Importer<StudentItem> => ({
  columns: ['email', 'full_name', 'course_cohort', 'facecard', 'user_status', 'password'],
  required: ['email'],
  key: ({ email }) => email,
  read: (cells) => ({
    id: randomUUID(),
    email: readEmail(cells, cells.requiredKey('email')),
    fullName: cells.line('full_name'),
    cohort: cells.key('course_cohort'),
    facecard: readFacecard(cells),
    access: readAccess(cells),
    password: readPassword(cells),
  }),
  async plan(db, rows, hashes) {
    const stored = await loadStudents(
      db,
      rows.map(({ item }) => item.email),
    )
    const problems: Problem[] = []
    const toHash: WantedPassword[] = []
    const counts = { added: 0, updated: 0, unchanged: 0 }
    const write: StudentRow[] = []
    const signedOut: string[] = []
    let kept = 0
    for (const { place, item } of rows) {
      const { email, password } = item
      const before = stored.get(email)
      if (before === undefined && !(item.fullName && item.cohort)) {
        const text = `${email} is new: a new student needs full_name and course_cohort.`
        problems.push({ place, text })
        continue
      }
      const storedHash = before?.password_hash ?? null
      const isKept = password !== null && storedHash !== null && !overwritesPasswords
      if (isKept) kept += 1
      else if (password) toHash.push({ email, password, stored: storedHash })
      const hash = password === '' ? null : (hashes.get(email) ?? storedHash)
      const wanted = {
        ...merge(item, before),
        password_hash: isKept ? storedHash : hash,
        created_at: before?.created_at ?? now.toISOString(),
      }
      const change = changeOf(before, wanted)
      counts[change] += 1
      if (change !== 'unchanged') write.push(wanted)
      if (before && wanted.password_hash !== storedHash) signedOut.push(before.id)
    }
    const notes = kept === 0 ? [] : [KEPT.replace('#', String(kept))]
    const apply = (to: Database) => saveStudents(to, write, signedOut)
    return { problems, counts, notes, toHash, apply }
  },
})

const KEPT = 'Students who keep their existing password: #. --overwrite-passwords replaces it.'

function merge(item: StudentItem, before: StudentRow | undefined) {
  return {
    id: before?.id ?? item.id,
    email: item.email,
    full_name: item.fullName || (before?.full_name ?? ''),
    cohort: item.cohort ?? before?.cohort ?? '',
    facecard: item.facecard ?? before?.facecard ?? '',
    access: item.access ?? before?.access ?? 'active',
  }
}

function readFacecard(cells: CellReader): Cell {
  const facecard = oneAddress(cells, 'facecard')
  const kind = readAddress(facecard ?? '')?.kind
  // A host without a scheme may be a file name, such as ada.png.
  if (facecard && !['web', 'host', 'portal', 'relative'].includes(kind ?? '')) {
    cells.problems.push(`facecard '${facecard}' is not the address of a picture.`)
  }
  return facecard
}

/** The rule that students' own passwords follow. A problem never shows the password. */
function readPassword(cells: CellReader): Cell {
  const password = cells.literal('password', MAX_PASSWORD_LENGTH)
  const weakness = password ? weaknessOf(password) : null
  if (weakness !== null) cells.problems.push(`password: ${weakness}`)
  return password
}

function readAccess(cells: CellReader): Access | null {
  const cell = cells.text('user_status')?.toLowerCase()
  const access = ACCESS.find((one) => one === cell) ?? null
  if (cell !== undefined && access === null) {
    cells.problems.push(
      `user_status '${cell}' must be active or deactivated.${suggest(cell, ACCESS)}`,
    )
  }
  return access
}
