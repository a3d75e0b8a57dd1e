import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../start-error.ts'

/** How the name of a copy begins. */
export function copyTime(now: Date): string {
  return now.toISOString().replaceAll(':', '-')
}

const TIME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d(?:\.\d+)?Z)/

type Copy = { readonly file: string; readonly at: Date }

/**
 * The copies in a folder, the newest first. A file of the future, an empty one, or one that is no database does not
 * count: it must not stand for a copy, nor push one out.
 * @param ending of the names, after the time
 */
export async function copiesIn(folder: string, ending: RegExp, now: Date): Promise<Copy[]> {
  const copies: Copy[] = []
  for (const name of await readdir(folder)) {
    const [time, hour, minute, second] = TIME.exec(name) ?? ['']
    const [file, at] = [join(folder, name), new Date(`${hour}:${minute}:${second}`)]
    const isMeant = at <= now && ending.test(name.slice(time.length))
    if (isMeant && (await beginsAsDatabase(file))) copies.push({ file, at })
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
