import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { codeOf } from '../start-error.ts'

const STICKY = 0o1000

/** Creates the data folder if needed, for its owner alone: it holds password hashes and mails. */
export async function createDataFolder(folder: string, outbox: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A shared folder, such as /tmp, stays open; our files in it do not.
  if (((await stat(folder)).mode & STICKY) === 0) await setMode(folder, 0o700)
  await setMode(outbox, 0o700)
}

/** Creates the database file if needed. Only its owner may read it and the files of SQLite beside it. */
export async function restrictPermissions(file: string): Promise<void> {
  // SQLite creates the files beside it with the same mode.
  await writeFile(file, '', { flag: 'a', mode: 0o600 })
  for (const beside of ['', '-wal', '-shm']) await setMode(`${file}${beside}`, 0o600)
}

// Skips a missing file, and one of another user, such as a mounted volume.
async function setMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode)
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error
  }
}
