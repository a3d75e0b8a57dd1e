import type { IsolationLevel } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { failureOf } from './failure.ts'
import type { Database } from './schema.ts'

const MOST_ATTEMPTS = 20
const LONGEST_PAUSE_MS = 50

/** A transaction that is retried after a conflict: it may change only the database. */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
  level: IsolationLevel = 'read committed',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(level).execute(work)
    } catch (error) {
      const failure = failureOf(error)
      // A row was added for a student who is being erased: the next attempt sees it.
      const isConflict =
        failure === 'conflict' || (failure === 'foreign-key' && level === 'serializable')
      if (!isConflict || attempt === MOST_ATTEMPTS) throw error
    }
    await pause(Math.random() * LONGEST_PAUSE_MS)
  }
}

/** The same, but serializable: for work that reads first, and writes by what it has read. */
export function serializableTransaction<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, work, 'serializable')
}
