import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { readConfig } from '../../settings/config.ts'
import { databasePath, erasuresPath } from '../../settings/data-folder.ts'
import type { Env } from '../../settings/settings-file.ts'
import { codeOf, StartError } from '../../start-error.ts'
import { backUp, restore } from '../../store/backups.ts'
import { eraseAgain } from '../../store/erase-student.ts'
import { refuseToBegin } from '../school-database.ts'

/**
 * Copies the database into a file.
 * @param overwrite whether it may replace an older file
 * @returns a report, line by line
 * @throws {StartError} when that is impossible
 */
export async function backUpTo(file: string, overwrite: boolean, env: Env): Promise<string[]> {
  const dataFolder = folderOf(env)
  refuseToBegin(env)
  if (existsSync(file) && !overwrite) {
    throw new StartError(`${file}: it exists already. Choose another name, or add --force.`)
  }
  try {
    // Does not open the database as others do, which would migrate it first.
    await backUp(databasePath(dataFolder), file)
  } catch (cause) {
    if (codeOf(cause) === '') throw cause
    const { message } = cause as Error
    throw new StartError(`${file}: it cannot be written (${message}).`, { cause })
  }
  return [`${file}: a copy of the school.`]
}

/**
 * Replaces the database by a copy.
 * @returns a report, line by line
 * @throws {StartError} when that is impossible; then nothing was changed
 */
export async function restoreFrom(file: string, env: Env): Promise<string[]> {
  const dataFolder = folderOf(env)
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const { aside, erased } = await restore(file, databasePath(dataFolder), (db) =>
    eraseAgain(db, erasuresPath(dataFolder)),
  )
  return [
    `${dataFolder} holds the school of ${file}. Students must sign in again.`,
    ...(erased === 0 ? [] : [`Erased again, because they were erased since this copy: ${erased}.`]),
    ...(aside === null ? [] : [`The old database is now ${aside}`]),
  ]
}

function folderOf(env: Env): string {
  const { dataFolder, databaseUrl } = readConfig(env)
  if (databaseUrl !== null) throw new StartError(USE_PG_DUMP)
  return dataFolder
}

const USE_PG_DUMP =
  'PostgreSQL has its own programs for this, pg_dump and pg_restore: see ‘Back up’ and ‘Restore a backup’ ' +
  'in docs/operate.md.'
