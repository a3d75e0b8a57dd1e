import { randomUUID } from 'node:crypto'
import { chmod, open, rename, rm, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { timeOfFile } from '../clock.ts'
import { codeOf } from '../start-error.ts'

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

/**
 * The copies in a folder, the newest first. A file of the future, an empty one, or one that is no database does not
 * count: it must not stand for a copy, nor push one out.
 */
export async function copiesIn(folder: string, named: RegExp, now: Date) {
  const copies: { readonly file: string; readonly at: Date }[] = []
  for (const name of await readdir(folder)) {
    const [file, at] = [join(folder, name), timeOfFile(name)]
    if (named.test(name) && at <= now && (await beginsAsDatabase(file))) copies.push({ file, at })
  }
  return copies.toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** Of SQLite, or of pg_dump. */
const BEGINNING = /^(?:SQLite format 3\0|PGDMP)/

async function beginsAsDatabase(file: string): Promise<boolean> {
  try {
    await using handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16))
    return BEGINNING.test(buffer.toString('latin1', 0, bytesRead))
  } catch (error) {
    // A folder, or a file of another user.
    if (codeOf(error) === '') throw error
    return false
  }
}
