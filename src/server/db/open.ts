import { Kysely } from 'kysely'
import { SECOND_MS } from '../clock.ts'
import { migrate } from './migrate.ts'
import { isPostgres, postgresDialect } from './postgres-dialect.ts'
import type { Database, Tables } from './schema.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'

type Options = {
  /**
   * How long a query waits for another program that writes to the file (by default 10 seconds), or for a
   * server that does not respond (by default 9 seconds).
   */
  readonly busyTimeoutMs?: number
}

/** For changes of the tables: half a million rows take PostgreSQL longer than a call may wait, and other servers wait. */
export const PATIENT: Options = { busyTimeoutMs: 30 * SECOND_MS }

/**
 * Opens a database and brings its tables up to date.
 * @param place path of the embedded database's file, ':memory:', or postgres://…
 */
export async function openDatabase(place: string, options: Options = {}): Promise<Database> {
  if (isPostgres(place)) {
    await using patient = await connectDatabase(place, PATIENT)
    await migrate(patient, null)
    return connectDatabase(place, options)
  }
  const db = await connectDatabase(place, options)
  try {
    await migrate(db, place)
  } catch (cause) {
    await db.destroy()
    throw cause
  }
  return db
}

/** Opens a database with the tables that it has. */
export async function connectDatabase(
  place: string,
  { busyTimeoutMs }: Options = {},
): Promise<Database> {
  const dialect = isPostgres(place)
    ? await postgresDialect(place, busyTimeoutMs)
    : nodeSqliteDialect(place, busyTimeoutMs)
  return new Kysely<Tables>({ dialect })
}
