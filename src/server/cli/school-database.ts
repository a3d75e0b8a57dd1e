import { existsSync } from 'node:fs'
import { readConfig } from '../settings/config.ts'
import { databasePath, openSchoolDatabase } from '../settings/data-folder.ts'
import type { Env } from '../settings/settings-file.ts'
import { StartError } from '../start-error.ts'
import type { Database } from '../store/database.ts'
import type { Context } from './command.ts'
import { schoolCommand } from '../settings/kept-by-npm.ts'

/**
 * Works on the database of the school.
 * @throws {StartError} where there is none yet
 */
export async function inSchool<Result>(
  { env }: Context,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  refuseToBegin(env)
  await using db = await openSchoolDatabase(readConfig(env))
  return await work(db)
}

/**
 * Opening the database of an empty folder would begin a school there, beside that of the service.
 * @throws {StartError} when the folder holds no school
 */
export function refuseToBegin(env: Env, advice = ''): void {
  const { dataFolder, databaseUrl } = readConfig(env)
  if (databaseUrl !== null || existsSync(databasePath(dataFolder))) return
  const elsewhere = schoolCommand(env) === 'school' ? '' : SERVICE
  throw new StartError(`There is no school in ${dataFolder}.${elsewhere}${advice}`)
}

const SERVICE = ' Where the portal runs as a service, the command is school.'
