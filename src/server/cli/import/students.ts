import { randomUUID } from 'node:crypto'
import { readAddress } from '../../../contract/address.ts'
import type { Access } from '../../../contract/session.ts'
import { weaknessOf } from '../../security/common-passwords.ts'
import { MAX_PASSWORD_LENGTH, type Passwords } from '../../security/password.ts'
import { normalizeEmail } from '../../store/email-address.ts'
import * as staged from '../../store/staging/students.ts'
import type { Cell, CellReader } from '../table/cell.ts'
import { suggest } from '../suggest.ts'
import { hashStaged } from './hash-staged.ts'
import type { Importer, Place } from './import-table.ts'
import { readEmail } from './read-email.ts'

type StudentItem = Omit<staged.StagedStudent, keyof Place>

type Options = {
  readonly passwords: Passwords
  readonly rule: staged.PasswordRule
  readonly progress: (done: number, all: number) => void
}

const ACCESS = ['active', 'deactivated'] as const

export function studentImporter(options: Options): Importer<StudentItem> {
  const { rule } = options
  return {
    columns: ['email', 'full_name', 'course_cohort', 'facecard', 'user_status', 'password'],
    required: ['email'],
    key: ({ email }) => email,
    read: (cells) => ({
      id: randomUUID(),
      email: normalizeEmail(readEmail(cells, cells.required('email'))),
      full_name: cells.line('full_name'),
      cohort: cells.line('course_cohort'),
      facecard: readFacecard(cells),
      access: readAccess(cells),
      password: readPassword(cells),
    }),
    createTable: staged.create,
    stage: staged.add,
    dropTable: staged.drop,
    async validate(db) {
      const incomplete = await staged.incomplete(db)
      return incomplete.map(({ place, email }) => ({
        place,
        text: `${email} is new: a new student needs full_name and course_cohort.`,
      }))
    },
    prepare: (db, dryRun) => hashStaged(db, { ...options, dryRun }),
    count: (db) => staged.count(db, rule),
    apply: (db, now) => staged.apply(db, rule, now),
    async notes(db) {
      const kept = rule === 'keep' ? await staged.countKeptPasswords(db) : 0
      return kept === 0 ? [] : [KEPT.replace('#', String(kept))]
    },
  }
}

const KEPT = 'Students who keep their existing password: #. --overwrite-passwords replaces it.'

function readFacecard(cells: CellReader): Cell {
  const facecard = cells.text('facecard')
  const kind = readAddress(facecard ?? '')?.kind
  // A host without a scheme may be a file name, such as ada.png.
  if (facecard && !['web', 'host', 'portal', 'relative'].includes(kind ?? '')) {
    cells.problems.push(`facecard '${facecard}' is not the address of a picture.`)
  }
  return facecard
}

/** The rule that students' own passwords follow. A problem never shows the password. */
function readPassword(cells: CellReader): Cell {
  const password = cells.text('password', MAX_PASSWORD_LENGTH)
  const weakness = password ? weaknessOf(password) : null
  if (weakness !== null) cells.problems.push(`password: ${weakness}`)
  return password
}

function readAccess(cells: CellReader): Access | null {
  const written = cells.text('user_status')?.toLowerCase()
  const access = ACCESS.find((known) => known === written) ?? null
  if (written !== undefined && access === null) {
    cells.problems.push(
      `user_status '${written}' must be active or deactivated.${suggest(written, ACCESS)}`,
    )
  }
  return access
}
