import { join } from 'node:path'
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import type { Config } from './config.ts'
import type { Database } from '../store/database.ts'
import { reasonOf } from '../db/failure.ts'
import { openDatabase } from '../db/open.ts'
import { holdsDemoSchool } from '../store/settings.ts'
import { codeOf, isUntrusted, StartError } from '../start-error.ts'

/** The folder for mails, where no mail server is configured. */
export function outboxPath(dataFolder: string): string {
  return join(dataFolder, 'outbox')
}

export function databasePath(dataFolder: string): string {
  return join(dataFolder, 'school.sqlite')
}

/** Remembers who was erased, beside the database and its copies. */
export function erasuresPath(dataFolder: string): string {
  return join(dataFolder, 'erased')
}

/**
 * Opens the school's database: that of DATABASE_URL, or else that of the data folder. Creates the folder if
 * needed.
 * @throws {StartError} when it cannot be used, or holds a demo school that may not be here
 */
export async function openSchoolDatabase(config: Config): Promise<Database> {
  const { databaseUrl, dataFolder } = config
  const db = await openPlace(config)
  if (!config.demo && (await holdsDemoSchool(db))) {
    await db.destroy()
    const [where, another] =
      databaseUrl === null
        ? [dataFolder, 'Choose another folder with PORTAL_DATA, or delete this one.']
        : ['The database of DATABASE_URL', 'Choose another one.']
    throw new StartError(
      `${where} holds the demo school, whose passwords everyone knows. ${another}`,
    )
  }
  return db
}

async function openPlace({ databaseUrl, dataFolder }: Config): Promise<Database> {
  try {
    return await (databaseUrl === null ? openFolder(dataFolder) : openDatabase(databaseUrl))
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const [where, advice] =
      databaseUrl === null
        ? [`The data folder ${dataFolder}`, ANOTHER_DISK]
        : ['The database of DATABASE_URL', adviceFor(cause)]
    throw new StartError(`${where} cannot be used (${reasonOf(cause)}). ${advice}`, { cause })
  }
}

const ANOTHER_DISK = 'Choose one on a disk of this machine that can be written to with PORTAL_DATA.'

function adviceFor(cause: unknown): string {
  const code = codeOf(cause)
  if (isUntrusted(cause)) {
    return 'Name the file of its certificate authority in the address: ?sslmode=verify-full&sslrootcert=/etc/ssl/school-ca.pem'
  }
  if (code === '28P01' || code === '28000') return 'Check the user name and the password.'
  if (code === '3D000') return 'Create the database: docs/operate.md, Several machines.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Check the name of its machine.'
  return 'Check the address, and that PostgreSQL runs and the database exists.'
}

const STICKY = 0o1000

/** Opens the file in the data folder. Only its owner may read them: they hold password hashes and mails. */
async function openFolder(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A shared folder, such as /tmp, stays open; our files in it do not.
  if (((await stat(folder)).mode & STICKY) === 0) await setMode(folder, 0o700)
  await setMode(outboxPath(folder), 0o700)
  const file = databasePath(folder)
  // SQLite creates the files beside it with the same mode.
  await writeFile(file, '', { flag: 'a', mode: 0o600 })
  for (const beside of ['', '-wal', '-shm']) await setMode(`${file}${beside}`, 0o600)
  return openDatabase(file)
}

// Skips a missing file, and one of another user, such as a mounted volume.
async function setMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode)
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error
  }
}
