import { randomUUID } from 'node:crypto'
import { chmod, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Whoever copies waits this long, in SQLite itself, for a program that is starting or ending. */
export const BUSY_TIMEOUT_MS = 10_000

/**
 * Writes a whole and consistent copy of a database, also while programs write to it. A file of that
 * name is replaced, in one step and only once the copy is safely on the disk.
 */
export async function backUp(file: string, copy: string): Promise<void> {
  const unfinished = join(dirname(copy), `.${basename(copy)}-${randomUUID().slice(0, 8)}`)
  try {
    // Made before, so that it is the owner's alone from its first byte on.
    await (await open(unfinished, 'wx', 0o600)).close()
    copyInto(file, unfinished)
    await fsyncFile(unfinished)
    await rename(unfinished, copy)
    await fsyncFolder(dirname(copy))
  } finally {
    await rm(unfinished, { force: true })
  }
}

function copyInto(file: string, copy: string): void {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    // One read of the whole database: what is written meanwhile is not in it.
    db.prepare('vacuum into ?').run(copy)
  } finally {
    db.close()
  }
}

/** Puts a file on the disk, rights and all, so that it outlives a power failure. */
async function fsyncFile(file: string): Promise<void> {
  await chmod(file, 0o600)
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Puts a new name of a folder on the disk. */
export async function fsyncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps names safe by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
