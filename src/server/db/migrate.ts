import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { Migrator, type Migration, type MigrationResult } from 'kysely/migration'
import { fileTime } from '../clock.ts'
import { StartError } from '../start-error.ts'
import { backUp, copiesIn } from './backup.ts'
import { reasonOf } from './failure.ts'
import { attempts } from './migrations/0002-attempts.ts'
import { devices } from './migrations/0003-devices.ts'
import { school } from './migrations/0001-school.ts'
import { resetCodes } from './migrations/0004-reset-codes.ts'
import { latestSubmissions } from './migrations/0005-latest-submissions.ts'
import { cleanKeys } from './migrations/0006-clean-keys.ts'
import { reminders } from './migrations/0007-reminders.ts'
import { messagePeriods } from './migrations/0008-message-periods.ts'
import { waitingMails } from './migrations/0009-waiting-mails.ts'
import type { Database } from './schema.ts'

// Listed by hand and in order, to show every change of a school's data in one place.
export const MIGRATIONS: Record<string, Migration> = {
  '0001-school': school,
  '0002-attempts': attempts,
  '0003-devices': devices,
  '0004-reset-codes': resetCodes,
  '0005-submissions': latestSubmissions,
  '0006-clean-keys': cleanKeys,
  '0007-reminders': reminders,
  '0008-message-periods': messagePeriods,
  '0009-waiting-mails': waitingMails,
}

/** @param applied the migrations that a database has */
export function migrationStatus(applied: readonly string[]) {
  return {
    /** Those that the next start runs. */
    pending: Object.keys(MIGRATIONS).filter((name) => !applied.includes(name)),
    /** Those of a newer version of the portal. */
    unknown: applied.filter((name) => !Object.hasOwn(MIGRATIONS, name)),
  }
}

const KEPT_COPIES = 3

/**
 * Brings the tables up to date. When many programs start at once, one does it and the others wait.
 * @param file of the embedded database: it is copied before a migration; null for PostgreSQL
 * @throws {StartError} when a migration fails, or the data is from a newer version
 */
export async function migrate(db: Database, file: string | null): Promise<void> {
  const next = await nextChange(db)
  if (next !== null && file !== null && existsSync(file)) await copyBefore(next, file)
  await db.transaction().execute(bringUpToDate)
}

/**
 * Works on the tables as they are after the migrations, and takes everything back. Others who need a table that changes
 * wait for that long.
 */
export async function tryMigrations(
  db: Database,
  work: (trx: Database) => Promise<void>,
): Promise<void> {
  const trx = await db.startTransaction().execute()
  try {
    await sql`set local lock_timeout = '3s'`.execute(trx)
    await bringUpToDate(trx)
    await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}

/** The first migration that the tables of a school still need; null for none, and for a new database. */
export async function nextChange(db: Database): Promise<string | null> {
  const migrations = await migratorOf(db).getMigrations()
  const isSchool = migrations.some(({ executedAt }) => executedAt !== undefined)
  return (isSchool && migrations.find(({ executedAt }) => executedAt === undefined)?.name) || null
}

async function bringUpToDate(trx: Database): Promise<void> {
  // Take the lock first: the migrator creates its own tables before it locks.
  await trx.getExecutor().adapter.acquireMigrationLock(trx, NO_LOCK_TABLE)
  const { error, results } = await migratorOf(trx).migrateToLatest()
  if (error !== undefined) throw explained(error, results)
}

/** Neither engine needs one. */
const NO_LOCK_TABLE = { lockTable: '', lockRowId: '' }

function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
}

function explained(error: unknown, results: readonly MigrationResult[] = []): unknown {
  const newer = /previously executed migration (\S+) is missing/.exec(String(error))?.[1]
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  if (newer === undefined && failed === undefined) return error
  const text =
    failed === undefined
      ? `A newer version of the portal has changed the tables (${newer}): use that version.`
      : `Migration ${failed} failed (${reasonOf(error)}). The database is as it was: everything was rolled back.`
  return new StartError(text, { cause: error })
}

/** The folder of the copies that are made before migrations and restores. */
export function backupsFolder(file: string): string {
  return join(dirname(file), 'backups')
}

async function copyBefore(migration: string, file: string): Promise<void> {
  const folder = backupsFolder(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [now, ending] = [new Date(), `-before-${migration}.sqlite`]
  await backUp(file, join(folder, `${fileTime(now)}${ending}`))
  const [, ...older] = await copiesIn(folder, /-before-\d{4}-/, now)
  // A migration that fails is tried again at each start.
  const isSame = (copy: { file: string }) => copy.file.endsWith(ending)
  const others = older.filter((copy) => !isSame(copy)).slice(KEPT_COPIES - 1)
  for (const copy of [...older.filter(isSame), ...others]) await rm(copy.file)
}
