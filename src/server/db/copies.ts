import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { timeOfFile } from '../clock.ts'
import { codeOf } from '../start-error.ts'

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
