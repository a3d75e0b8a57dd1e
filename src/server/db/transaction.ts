import type { IsolationLevel } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { failureOf } from './failure.ts'
import type { Database } from './schema.ts'

const MOST_ATTEMPTS = 20
const LONGEST_PAUSE_MS = 50

/**
 * Does all of the work or nothing of it. It is begun anew where a server that has many writers says that two
 * got in each other's way, so it changes nothing but the database.
 */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return again(db, 'read committed', work)
}

/**
 * The same as if no other work that is alone went on meanwhile: for what looks first, and writes by what it saw.
 */
export function serializableTransaction<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return again(db, 'serializable', work)
}

async function again<Result>(
  db: Database,
  level: IsolationLevel,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(level).execute(work)
    } catch (error) {
      const failure = failureOf(error)
      // An erased student got a row just before: the next attempt sees it.
      const isConflict =
        failure === 'conflict' || (failure === 'foreign-key' && level === 'serializable')
      if (!isConflict || attempt === MOST_ATTEMPTS) throw error
    }
    await pause(Math.random() * LONGEST_PAUSE_MS)
  }
}
