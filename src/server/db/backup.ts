import { randomUUID } from 'node:crypto'
import { chmod, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long SQLite itself waits for a program that is starting or ending. */
export const BUSY_TIMEOUT_MS = 10_000

/**
 * Writes a consistent copy of a database, also while programs write to it. Replaces an older file of that
 * name atomically, once the copy is on the disk.
 */
export async function backUp(file: string, copy: string): Promise<void> {
  const unfinished = join(dirname(copy), `.${basename(copy)}-${randomUUID().slice(0, 8)}`)
  try {
    // Created first, so that only the owner can read it from the first byte on.
    await (await open(unfinished, 'wx', 0o600)).close()
    copyInto(file, unfinished)
    await chmod(unfinished, 0o600)
    await fsync(unfinished, 'r+')
    await rename(unfinished, copy)
    await fsyncFolder(dirname(copy))
  } finally {
    await rm(unfinished, { force: true })
  }
}

function copyInto(file: string, copy: string): void {
  using db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  // One read transaction: later writes are not in the copy.
  db.prepare('vacuum into ?').run(copy)
}

/** Flushes a renamed file's folder to the disk. */
export async function fsyncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need this.
  if (process.platform !== 'win32') await fsync(folder, 'r')
}

/** Flushes a file to the disk, so that it survives a power failure. */
async function fsync(path: string, flags: 'r' | 'r+'): Promise<void> {
  await using handle = await open(path, flags)
  await handle.sync()
}
