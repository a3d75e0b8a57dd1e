import { statSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { DAY_MS, HOUR_MS, systemClock, timeAfter } from '../../clock.ts'
import { databasePath } from '../../settings/data-folder.ts'
import { inSchoolTime, type SchoolZone } from '../../school-time.ts'
import { isReadableHash } from '../../security/password.ts'
import { inspectSqlite, inspectPostgres, type Inspection } from '../../store/backups.ts'
import { listed } from '../listed.ts'
import { note, ok, wrong, type Finding } from './finding.ts'

/** Examines the database of the data folder. */
export async function* examineFolder(folder: string, zone: SchoolZone): AsyncGenerator<Finding> {
  const file = databasePath(folder)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) {
    yield wrong(
      `There is no school in ${folder}: the server's first start makes one. PORTAL_DATA names another folder.`,
    )
    return
  }
  yield await examineRights(folder)
  const inspection = await inspectSqlite(file)
  if (inspection.kind === 'damaged') {
    yield wrong(`The database is damaged (${inspection.reason}): restore a backup.`)
  } else if (inspection.kind === 'foreign') {
    yield wrong(`${file} is not the database of a school.`)
  } else {
    yield ok('The database is intact.')
    yield* examineSchool(inspection, zone)
  }
  yield await examineSpace(folder, size)
}

/** Examines the database of DATABASE_URL. */
export async function* examineServer(url: string, zone: SchoolZone): AsyncGenerator<Finding> {
  const inspection = await inspectPostgres(url)
  if (inspection.kind === 'unreachable') {
    yield wrong(`The database of DATABASE_URL does not answer (${inspection.reason}).`)
    return
  }
  const version = `PostgreSQL ${inspection.version}`
  yield inspection.version >= OLDEST_POSTGRES
    ? ok(`The database answers: ${version}.`)
    : wrong(`${version} is too old: ${OLDEST_POSTGRES} or later.`)
  yield* examineSchool(inspection, zone)
}

const OLDEST_POSTGRES = 15

function* examineSchool(inspection: Inspection, zone: SchoolZone): Generator<Finding> {
  yield examineTables(inspection)
  for (const clash of inspection.clashes) yield nameClash(clash)
  yield examineClock(systemClock.now(), inspection.lastSeen, zone)
  const damaged = inspection.hashes.flatMap(({ email, hash }) =>
    isReadableHash(hash) ? [] : email,
  )
  if (damaged.length > 0) {
    yield wrong(
      `These students cannot sign in, because their stored password is damaged: ${listed(damaged)}. ` +
        "'Forgot Password' sets a new one, and so does an import.",
    )
  }
  for (const { email, reason } of inspection.refused) {
    yield note(
      `The mail server refuses every mail to ${email} (${reason}). Is the address right? school students change-email corrects it.`,
    )
  }
  for (const { mails, reason } of inspection.postponed) {
    const what = mails === 1 ? '1 mail waits' : `${mails} mails wait`
    yield note(`${what} for the mail server, which says: ${reason}`)
  }
}

function examineTables(inspection: Inspection): Finding {
  if (inspection.unknown.length > 0) {
    return wrong('A newer version of the portal has used the database: use that version.')
  }
  if (inspection.differing !== '') {
    return wrong(`The tables differ from the portal's: ${inspection.differing}. Restore a backup.`)
  }
  return inspection.pending.length === 0
    ? ok('The tables are those of this version.')
    : note('The tables are older: the next start migrates them.')
}

/** Names rows of which the portal finds only one. */
function nameClash({ table, stored }: Inspection['clashes'][number]): Finding {
  const names = stored.map((key) =>
    Object.values(key)
      .map((text) => `'${visible(text)}'`)
      .join(' '),
  )
  return wrong(
    `In ${table}, these are one name written in different ways, and only one is found: ${names.join(', ')}.`,
  )
}

/** Shows each sign that nobody sees by its number. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{M}]|(?! )\s/gu, (sign) => {
    return `[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

/** The date of this code: an earlier clock must be wrong. */
const WRITTEN_AT = '2026-01-01T00:00:00.000Z'
const PLAUSIBLE_MS = 20 * 365 * DAY_MS

/** @param lastSeen the newest moment that is stored */
export function examineClock(now: Date, lastSeen: string | null, zone: SchoolZone): Finding {
  const time = now.toISOString()
  const clock = `The clock says ${inSchoolTime(now, zone)}`
  if (lastSeen !== null && timeAfter(now, HOUR_MS) < lastSeen) {
    return wrong(`${clock}, but a student was active at ${inSchoolTime(new Date(lastSeen), zone)}.`)
  }
  if (time < WRITTEN_AT || time > timeAfter(new Date(WRITTEN_AT), PLAUSIBLE_MS)) {
    return wrong(`${clock}, which must be wrong.`)
  }
  return ok(`${clock}.`)
}

async function examineRights(folder: string): Promise<Finding> {
  // Windows has other permissions, which a new folder inherits.
  if (process.platform === 'win32') return ok(`${folder} can be read.`)
  const { mode, uid } = await stat(folder)
  const rights = (mode & 0o777).toString(8).padStart(4, '0')
  if ((mode & 0o077) !== 0) {
    return wrong(`Other users can read ${folder} (${rights}): chmod 700 ${folder}`)
  }
  const isOurs = uid === process.getuid?.() || process.getuid?.() === 0
  return isOurs
    ? ok(`Only its owner can read ${folder}.`)
    : wrong(`${folder} belongs to another user.`)
}

const MEGABYTE = 1_000_000
const LEAST_FREE = 500 * MEGABYTE

async function examineSpace(folder: string, database: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  // For a copy before a migration, and for the data until then.
  const needed = Math.max(LEAST_FREE, 3 * database)
  const text = `${megabytes(free)} free for a database of ${megabytes(database)}`
  return free < needed ? wrong(`${text}: free at least ${megabytes(needed)}.`) : ok(`${text}.`)
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE).toLocaleString('en')} MB`
}
