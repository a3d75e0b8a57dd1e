import { existsSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import type { Database } from '../db/schema.ts'
import { sha256 } from '../security/token.ts'
import { eraseStudent, type Submissions } from './erase-student.ts'

/**
 * Remembers an erasure outside the database, so that it can be done again in a restored copy. An id is random: its
 * hash tells nothing, and nobody can guess the id. A hash of the address could be guessed, and would also erase a
 * student who was enrolled again.
 * @param file which holds a line for each erasure
 */
export function rememberErasure(file: string, id: string, submissions: Submissions): Promise<void> {
  return appendFile(file, `${lineOf(id, submissions)}\n`, { mode: 0o600, flush: true })
}

/** Erases again everybody whose erasure is remembered. @returns how many there were */
export async function eraseAgain(db: Database, file: string): Promise<number> {
  if (!existsSync(file)) return 0
  const lines = new Set((await readFile(file, 'utf8')).split('\n'))
  let erased = 0
  for (const { id } of await db.selectFrom('students').select('id').execute()) {
    const how = (['erase', 'keep'] as const).find((one) => lines.has(lineOf(id, one)))
    if (how === undefined) continue
    await eraseStudent(db, id, how)
    erased += 1
  }
  return erased
}

const lineOf = (id: string, submissions: Submissions) => `${sha256(id)} ${submissions}`
