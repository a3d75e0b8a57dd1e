import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { codeOf } from './start-error.ts'

const STICKY = 0o1000

/**
 * Makes the data folder where there is none, and closes it to all but its owner: password hashes and
 * mails lie in it.
 */
export async function createDataFolder(folder: string, outbox: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A folder that is for everybody, such as /tmp, stays open. What we put into it does not.
  if (((await stat(folder)).mode & STICKY) === 0) await close(folder, 0o700)
  await close(outbox, 0o700)
}

/** Makes the database's file where there is none, and closes it and those that SQLite keeps beside it. */
export async function restrictPermissions(file: string): Promise<void> {
  // SQLite gives what it makes beside a file the rights of that file.
  await writeFile(file, '', { flag: 'a', mode: 0o600 })
  for (const beside of ['', '-wal', '-shm']) await close(`${file}${beside}`, 0o600)
}

// What is not there needs no closing; what is somebody else's, such as a mounted volume, they close.
async function close(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode)
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error
  }
}
