import { existsSync, statSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { fileTime } from '../clock.ts'
import { StartError } from '../start-error.ts'
import { backUp, fsyncFolder } from './backup.ts'
import { inspectSqlite } from './inspect.ts'
import { backupsFolder } from './migrate.ts'
import type { Database, Tables } from './schema.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import { isSqliteError } from './failure.ts'

// Sessions and codes that were ended since the backup must not work again: everyone signs in anew. Mails that waited at
// the time of the backup have left since.
const FORGOTTEN = new Set(['sessions', 'devices', 'reset_codes', 'reset_grants', 'waiting_mails'])

/**
 * Replaces a database by a copy, and moves the old one aside.
 * @param eraseAgain erases in the copy who was erased since, and returns how many that are
 * @returns the path of the old one, null without one; and how many were erased again
 * @throws {StartError} when the copy is unusable, or a program has the database open
 */
export async function restore(
  copy: string,
  file: string,
  eraseAgain: (db: Database) => Promise<number>,
): Promise<{ readonly aside: string | null; readonly erased: number }> {
  await refuseBadCopy(copy)
  // A folder, because SQLite would add what a killed program left beside the file.
  const folder = `${file}-restored`
  const restored = join(folder, 'school.sqlite')
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    await backUp(copy, restored)
    const erased = await correct(restored, eraseAgain)
    refuseWhileOpen(file)
    const aside = await moveAside(file)
    await rename(restored, file)
    await fsyncFolder(dirname(file))
    return { aside, erased }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function refuseBadCopy(copy: string): Promise<void> {
  const place = statSync(copy, { throwIfNoEntry: false })
  if (place === undefined) throw new StartError(`${copy}: There is no such file.`)
  if (place.isDirectory()) throw new StartError(`${copy}: This is a folder, not a file.`)
  const inspection = await inspectSqlite(copy)
  if (inspection.kind === 'damaged')
    throw new StartError(`${copy}: It is damaged (${inspection.reason}).`)
  if (inspection.kind === 'foreign') throw new StartError(`${copy}: It is not a copy of a school.`)
  if (inspection.unknown.length > 0) {
    throw new StartError(`${copy}: A newer version of the portal made it. Use that version.`)
  }
  if (inspection.differing !== '') {
    throw new StartError(`${copy}: Its tables differ from the portal's: ${inspection.differing}.`)
  }
}

async function correct(file: string, eraseAgain: (db: Database) => Promise<number>) {
  await using db: Database = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) })
  return await db.transaction().execute(async (trx) => {
    // A copy of an older version has fewer of them.
    for (const { name } of await trx.introspection.getTables()) {
      if (FORGOTTEN.has(name)) await sql`delete from ${sql.table(name)}`.execute(trx)
    }
    return eraseAgain(trx)
  })
}

/** @throws {StartError} where another program has the database open */
export function refuseWhileOpen(file: string): void {
  if (!existsSync(file)) return
  using db = new DatabaseSync(file, { timeout: 0 })
  try {
    // SQLite allows this only when no other program has the file open. It also merges the write-ahead log
    // into the file.
    db.exec('pragma journal_mode = delete')
  } catch (cause) {
    if (isSqliteError(cause, 'busy')) {
      throw new StartError(
        `${file} is in use. Stop the server and every other school command first.`,
        { cause },
      )
    }
    // A damaged file is moved aside as it is.
  }
}

async function moveAside(file: string): Promise<string | null> {
  if (!existsSync(file)) return null
  const folder = backupsFolder(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = join(folder, `${fileTime(new Date())}-before-restore.sqlite`)
  for (const part of ['-shm', '-wal', '']) {
    if (existsSync(file + part)) await rename(file + part, aside + part)
  }
  return aside
}
