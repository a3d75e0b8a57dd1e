import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DAY_MS, fileTime, HOUR_MS, timeOfFile } from '../../clock.ts'
import type { Config } from '../../settings/config.ts'
import { databasePath } from '../../settings/data-folder.ts'
import { inSchoolTime, type SchoolZone } from '../../school-time.ts'
import { StartError } from '../../start-error.ts'
import { backUp, copiesIn, inspectSqlite } from '../../store/backups.ts'
import { note, ok, wrong, type Finding } from '../doctor/finding.ts'

/** The folder of each night's copy, in the data folder. */
const NIGHTLY = 'nightly'
const KEPT = 14
const NAME = /^[\dT.-]+Z\.(?:sqlite|dump)$/
/** A copy that is being written, or was when its program was killed. */
const UNFINISHED = /^\.[\dT.-]+Z\.(?:sqlite|dump)/
/** A night that was missed, and half a day more. */
const STALE_MS = 36 * HOUR_MS
const PING_TIMEOUT_MS = 20_000

/**
 * Writes the copy of this night, checks it and removes all but the newest 14, and what a killed backup has left. Then
 * runs PORTAL_BACKUP_COPY with the file's path as its last argument, and asks PORTAL_BACKUP_PING.
 * @returns the file
 * @throws {StartError} when anything failed; the address is asked only if all went well
 */
export async function backUpNightly(config: Config, now: Date): Promise<string> {
  const { dataFolder, databaseUrl, backups } = config
  const folder = join(dataFolder, NIGHTLY)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const dayAgo = new Date(now.getTime() - DAY_MS)
  for (const name of await readdir(folder)) {
    const isAbandoned = UNFINISHED.test(name) && timeOfFile(name.slice(1)) < dayAgo
    if (isAbandoned) await rm(join(folder, name))
  }
  const moment = fileTime(now).replace(/\.\d+/, '')
  const file = join(folder, `${moment}.${databaseUrl === null ? 'sqlite' : 'dump'}`)
  await (databaseUrl === null
    ? copyFile(databasePath(dataFolder), file)
    : dumpServer(databaseUrl, file))
  for (const old of (await copiesIn(folder, NAME, now)).slice(KEPT)) await rm(old.file)
  if (backups.copy !== null) {
    await run('The command of PORTAL_BACKUP_COPY', ['sh', '-c', `${backups.copy} "$1"`, 'sh', file])
  }
  if (backups.ping !== null) await ping(backups.ping)
  return file
}

/** What the doctor says about the copies. */
export async function examineCopies(config: Config, now: Date, zone: SchoolZone): Promise<Finding> {
  if (config.backups.elsewhere) return ok('Backups are made elsewhere (PORTAL_BACKUPS).')
  const folder = join(config.dataFolder, NIGHTLY)
  const [newest] = existsSync(folder) ? await copiesIn(folder, NAME, now) : []
  if (newest === undefined) {
    const text = `There is no copy in ${folder}: docs/operate.md, Back up.`
    return config.production ? wrong(text) : note(text)
  }
  const flaw = newest.file.endsWith('.sqlite') ? await flawOf(newest.file) : null
  if (flaw !== null) return wrong(`The newest copy in ${folder} is damaged (${flaw}).`)
  const text = `The newest copy in ${folder} is of ${inSchoolTime(newest.at, zone)}`
  const look = config.inContainer
    ? 'docker compose logs backup'
    : 'systemctl status student-portal-backup'
  return now.getTime() - newest.at.getTime() > STALE_MS
    ? wrong(`${text}: ${look} says why.`)
    : ok(`${text}.`)
}

async function copyFile(database: string, file: string): Promise<void> {
  await backUp(database, file)
  const flaw = await flawOf(file)
  if (flaw === null) return
  await rm(file, { force: true })
  throw new StartError(
    `The copy is damaged (${flaw}), and so may be the database: run school doctor.`,
  )
}

async function flawOf(file: string): Promise<string | null> {
  const inspection = await inspectSqlite(file)
  if (inspection.kind === 'school') return null
  return inspection.kind === 'damaged' ? inspection.reason : 'it is no school'
}

/** The password is in the environment, because other users can see the arguments of a program. */
async function dumpServer(databaseUrl: string, file: string): Promise<void> {
  const [, start = '', user = '', password, rest = ''] =
    /^(\w+:\/\/)(?:([^:@/]*)(?::([^@/]*))?@)?(.*)$/.exec(databaseUrl) ?? []
  const address = `${start}${user === '' ? '' : `${user}@`}${rest}`
  const env = password === undefined ? {} : { PGPASSWORD: decodeURIComponent(password) }
  const unfinished = join(dirname(file), `.${basename(file)}`)
  try {
    const dump = ['pg_dump', '--format=custom', `--file=${unfinished}`, `--dbname=${address}`]
    await run('pg_dump', dump, env)
    await run('pg_restore', ['pg_restore', '--list', unfinished])
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** @throws {StartError} when the program is missing or fails; it prints its own errors */
async function run(
  name: string,
  program: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  // Only the owner may read what it writes.
  const child = spawn('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'close')
  if (code === 127) throw new StartError(`${name} is not installed.`)
  if (code !== 0) throw new StartError(`${name} failed (${code}).`)
}

async function ping(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PING_TIMEOUT_MS) }).catch(
    () => null,
  )
  // The address may hold a secret.
  if (answer?.ok !== true) {
    const why = answer === null ? 'no answer' : `it answers ${answer.status}`
    throw new StartError(`The copy is fine, but PORTAL_BACKUP_PING could not be told (${why}).`)
  }
}
