import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig, type Config } from './settings/config.ts'
import { databasePath } from './settings/data-folder.ts'
import { backUp } from './db/backup.ts'
import { failureOf, reasonOf } from './db/failure.ts'
import { nextChange, tryMigrations } from './db/migrate.ts'
import { connectDatabase, PATIENT } from './db/open.ts'
import { consoleLog, type Log } from './log.ts'
import { startServer } from './start-server.ts'
import { portalFolder } from './built/portal-folder.ts'
import { StartError } from './start-error.ts'
import { unreadable } from './settings/unreadable.ts'

// Tells by a sentence and its exit code whether this version can go live. deploy/update runs it before the switch, with
// the user and the settings of the service. It migrates a copy of the database, starts a server on it, and sends nothing.

const CANNOT = 1
/** Another time it may: EX_TEMPFAIL. */
const NOT_NOW = 75

class NotNow extends StartError {}

async function tryVersion(config: Config, withTables: boolean): Promise<void> {
  const alone = { ...config, host: '127.0.0.1', port: 0, smtp: null }
  if (config.backend !== null) return startAndAsk(alone)
  return config.databaseUrl === null
    ? tryOnCopy(alone)
    : tryInTransaction(alone, config.databaseUrl, withTables)
}

async function tryOnCopy(config: Config): Promise<void> {
  const dataFolder = join(config.dataFolder, 'trial')
  const file = databasePath(config.dataFolder)
  // Of a trial that was killed.
  await rm(dataFolder, { recursive: true, force: true })
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    if (existsSync(file)) await backUp(file, databasePath(dataFolder))
    await startAndAsk({ ...config, dataFolder })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function tryInTransaction(config: Config, address: string, withTables: boolean) {
  await using db = await connectDatabase(address, PATIENT)
  const next = await nextChange(db).catch((cause: unknown) => {
    throw new NotNow(`The database of DATABASE_URL does not answer (${reasonOf(cause)}).`)
  })
  if (next !== null && !withTables) {
    throw new NotNow(
      `It changes the tables of PostgreSQL (${next}). Copy the database with pg_dump, then run student-portal-update --with-tables.`,
    )
  }
  await tryMigrations(db, (tried) => startAndAsk({ ...config, demo: false }, { tried }))
}

async function startAndAsk(config: Config, on: Parameters<typeof startServer>[1] = {}) {
  let problem = ''
  const log: Log = {
    ...consoleLog,
    info() {},
    problem: (text, cause) => void (problem = `${text} ${reasonOf(cause)}`),
  }
  const portal = { folder: portalFolder(process.env) }
  const server = await startServer(config, { portal, log, ...on })
  const answer = await fetch(`${server.origin}/readyz`)
  await server.close()
  if (!answer.ok) throw new StartError(`It starts, and is not ready: ${problem}`)
}

try {
  await tryVersion(readConfig(process.env), process.argv.includes('--with-tables'))
  console.log('It can go live.')
  process.exit()
} catch (error) {
  const cause = error instanceof StartError ? (error.cause ?? error) : error
  const failure = failureOf(cause)
  const isLater = error instanceof NotNow || (failure !== null && failure !== 'foreign-key')
  const reason = unreadable(error) ?? reasonOf(error)
  console.log(isLater ? `It waits: ${reason}` : `It cannot go live: ${reason}`)
  // A bug, for its developers.
  if (!(error instanceof StartError)) console.error(error)
  process.exit(isLater ? NOT_NOW : CANNOT)
}
