import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './store/database.ts'
import { openDatabase } from './db/open.ts'
import { holdsDemoSchool } from './demo/demo-school.ts'
import { closeDatabase, closeDataFolder } from './owner-only.ts'
import { StartError } from './start-error.ts'

/** Where mails are written that no mail server takes. */
export function outboxIn(dataFolder: string): string {
  return join(dataFolder, 'outbox')
}

export function databaseIn(dataFolder: string): string {
  return join(dataFolder, 'school.sqlite')
}

/**
 * Opens the database of a data folder; both are made where there are none.
 * @throws {StartError} when the folder cannot be used, or holds a demo school where none may be
 */
export async function openDataFolder(config: Config): Promise<Database> {
  const db = await open(config.dataFolder)
  if (!config.demo && (await holdsDemoSchool(db))) {
    await db.destroy()
    throw new StartError(
      `${config.dataFolder} holds the demo school, whose passwords everyone knows. ` +
        'Choose another folder with PORTAL_DATA, or delete this one.',
    )
  }
  return db
}

async function open(folder: string): Promise<Database> {
  try {
    await closeDataFolder(folder, outboxIn(folder))
    const file = databaseIn(folder)
    await closeDatabase(file)
    return await openDatabase(file)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      `The data folder ${folder} cannot be used (${reason}). ` +
        'Choose one that can be written to with PORTAL_DATA.',
      { cause },
    )
  }
}
