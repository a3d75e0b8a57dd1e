import { existsSync } from 'node:fs'
import { readConfig } from '../../settings/config.ts'
import { databasePath, openSchoolDatabase } from '../../settings/data-folder.ts'
import type { Env } from '../../settings/settings-file.ts'
import { StartError } from '../../start-error.ts'
import { refuseWhileOpen } from '../../store/backups.ts'
import { copySchool } from '../../store/copy-school.ts'

/**
 * Copies the school of the data folder into a PostgreSQL database, row for row, and reads it back.
 * @returns a report, line by line
 * @throws {StartError} when that is impossible; then nothing was changed
 */
export async function moveTo(address: string, env: Env): Promise<string[]> {
  const here = readConfig({ ...env, DATABASE_URL: '' })
  const there = readConfig({ ...env, DATABASE_URL: address })
  const file = databasePath(here.dataFolder)
  if (!existsSync(file)) throw new StartError(`There is no school: ${file} is missing.`)
  // Rows that are written during the copy would be missing.
  refuseWhileOpen(file)
  await using from = await openSchoolDatabase(here)
  await using to = await openSchoolDatabase(there)
  const copied = await copySchool(from, to)
  const rows = Object.entries(copied).map(([table, count]) => `${table}: ${count}`)
  return [...rows, 'Every row was read back, and is the same.', NEXT]
}

const NEXT =
  'Set DATABASE_URL to that address and start the server. The data folder is unchanged: keep it until you have checked the school.'
