import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { readConfig, unknownSettings, type Config } from '../config.ts'
import { DAY_MS, HOUR_MS, systemClock, timeAfter } from '../clock.ts'
import { databasePath, outboxPath } from '../data-folder.ts'
import { NO_NOTICES, placeOfNotices } from '../school-file.ts'
import { openPortal } from '../served-portal.ts'
import type { Env } from '../settings-file.ts'
import { codeOf, StartError } from '../start-error.ts'
import { inspectSqlite, inspectPostgres, type Inspection } from '../store/backups.ts'
import { unreadable } from '../unreadable.ts'
import { describeVersion } from '../version.ts'
import type { Context } from './command.ts'
import { examinePages } from './examine-pages.ts'
import { examineCopies } from './nightly.ts'
import { sendMail } from './send-mail.ts'
import { NOBODY } from './tell-failure.ts'
import { isEmail } from './import/read-email.ts'

/** The result of one check. */
type Finding = { readonly isOk: boolean; readonly text: string }

const ok = (text: string): Finding => ({ isOk: true, text })
const wrong = (text: string): Finding => ({ isOk: false, text })

/**
 * Checks everything that a school depends on, and changes nothing.
 * @param mailTo the address for a test mail; without one none is sent
 * @param origin that students use; without one it is asked for nothing
 */
export async function examine(
  { env, portal }: Context,
  mailTo: string | undefined,
  origin: string | undefined,
): Promise<Finding[]> {
  const config = orReason(() => readConfig(env))
  if (typeof config === 'string') return [wrong(config)]
  const findings = [
    ok(`The settings can be read: ${env['PORTAL_SETTINGS'] ?? 'those of the environment'}.`),
    ...unknownSettings(env).map(wrong),
  ]
  if (portal !== undefined) findings.push(...examineBuild(config, portal.folder))
  if (origin !== undefined && portal !== undefined) {
    const problem = await examinePages(origin, portal.folder)
    findings.push(problem === null ? ok(`Pages arrive at ${origin} as built.`) : wrong(problem))
  }
  if (config.backend !== null) {
    findings.push(ok(`${config.backend} answers the calls: there is no database here.`))
    return findings
  }
  findings.push(
    ...(await (config.databaseUrl === null
      ? examineFolder(config)
      : examineServer(config.databaseUrl))),
  )
  if (config.production && config.operatorMail === null) findings.push(ok(NOBODY))
  findings.push(await examineBackups(config), ...(await examineMail(config, env, mailTo)))
  return findings
}

/** What the work returns, or why it cannot be done. */
function orReason<Result>(work: () => Result): Result | string {
  try {
    return work()
  } catch (error) {
    const reason = unreadable(error) ?? (error instanceof StartError ? error.message : null)
    if (reason === null) throw error
    return reason
  }
}

/** As the server opens it. */
function examineBuild({ backend }: Config, folder: string): Finding[] {
  if (!existsSync(folder)) {
    return [wrong(`There is no built portal in ${folder}: npm run build makes one.`)]
  }
  const opened = orReason(() => openPortal(folder))
  if (typeof opened === 'string') return [wrong(opened)]
  const { version, school } = opened
  return [
    ok(`The built portal in ${folder} is whole: ${describeVersion(version)}.`),
    ...(backend === null && placeOfNotices(school) === null ? [ok(NO_NOTICES)] : []),
  ]
}

async function examineFolder({ dataFolder }: Config): Promise<Finding[]> {
  const file = databasePath(dataFolder)
  const database = await sizeOf(file)
  if (database === null) {
    return [
      wrong(
        `There is no school in ${dataFolder}: the server's first start makes one. PORTAL_DATA names another folder.`,
      ),
    ]
  }
  return [
    await examineRights(dataFolder),
    ...(await examineDatabase(file)),
    await examineSpace(dataFolder, database),
  ]
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

async function examineDatabase(file: string): Promise<Finding[]> {
  const found = await inspectSqlite(file)
  if (found.kind === 'damaged') {
    return [wrong(`The database is damaged (${found.reason}): restore a backup.`)]
  }
  if (found.kind === 'foreign') return [wrong(`${file} is not the database of a school.`)]
  return [ok('The database is intact.'), ...examineSchool(found)]
}

async function examineServer(url: string): Promise<Finding[]> {
  const found = await inspectPostgres(url)
  if (found.kind === 'unreachable') {
    return [wrong(`The database of DATABASE_URL does not answer (${found.reason}).`)]
  }
  const version = `PostgreSQL ${found.version}`
  const finding =
    found.version >= OLDEST_POSTGRES
      ? ok(`The database answers: ${version}.`)
      : wrong(`${version} is too old: ${OLDEST_POSTGRES} or later.`)
  return [finding, ...examineSchool(found)]
}

const OLDEST_POSTGRES = 15

function examineSchool(found: Inspection): Finding[] {
  const clock = examineClock(systemClock.now(), found.lastSeen)
  return [examineTables(found), ...found.clashes.map(nameClash), clock]
}

function examineTables(found: Inspection): Finding {
  if (found.unknown.length > 0) {
    return wrong('A newer version of the portal has used the database: use that version.')
  }
  if (found.differing !== '') {
    return wrong(`The tables differ from the portal's: ${found.differing}. Restore a backup.`)
  }
  return found.pending.length === 0
    ? ok('The tables are those of this version.')
    : ok('The tables are older: the next start migrates them.')
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
export function examineClock(now: Date, lastSeen: string | null): Finding {
  const time = now.toISOString()
  if (lastSeen !== null && timeAfter(now, HOUR_MS) < lastSeen) {
    return wrong(`The clock says ${time}, but a student was active at ${lastSeen}.`)
  }
  if (time < WRITTEN_AT || time > timeAfter(new Date(WRITTEN_AT), PLAUSIBLE_MS)) {
    return wrong(`The clock says ${time}, which must be wrong.`)
  }
  return ok(`The clock says ${time}.`)
}

const MEGABYTE = 1_000_000
const LEAST_FREE = 500 * MEGABYTE

async function examineBackups({ dataFolder, backups }: Config): Promise<Finding> {
  if (backups.elsewhere) return ok('Backups are made elsewhere (PORTAL_BACKUPS).')
  const found = await examineCopies(dataFolder, systemClock.now())
  return found ?? ok('No nightly backup is set up: deploy/student-portal-backup.timer makes them.')
}

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

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

async function examineMail(
  { smtp, dataFolder }: Config,
  env: Env,
  mailTo: string | undefined,
): Promise<Finding[]> {
  if (smtp === null) {
    const text = `No mail server is set: mails are written to ${outboxPath(dataFolder)}.`
    const isMeant = env['NODE_ENV'] !== 'production' && mailTo === undefined
    return [isMeant ? ok(text) : wrong(`${text} Set PORTAL_SMTP_URL and PORTAL_MAIL_FROM.`)]
  }
  if (mailTo === undefined) return [ok('A mail server is set. --mail ADDRESS sends a test mail.')]
  if (!isEmail(mailTo)) return [wrong(`'${mailTo}' is not an email address.`)]
  const text = 'school doctor sent this mail. The mail server works.\n'
  const subject = 'A test mail of the student portal'
  const reason = await sendMail(smtp, { to: mailTo, subject, text })
  return [
    reason === null
      ? ok(`The mail server took a test mail to ${mailTo}.`)
      : wrong(`The mail server did not take a test mail to ${mailTo}: ${reason}`),
  ]
}
