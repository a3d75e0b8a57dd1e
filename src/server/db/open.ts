import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import { isPostgres, postgresDialect } from './postgres-dialect.ts'
import type { Database, Tables } from './schema.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'

type Options = {
  /**
   * How long a query waits for another program that writes to the file (by default 10 seconds), or for a
   * server that does not respond (by default 30 seconds).
   */
  readonly busyTimeoutMs?: number
}

/**
 * Opens a database and brings its tables up to date.
 * @param place path of the embedded database's file, ':memory:', or postgres://…
 */
export async function openDatabase(place: string, options: Options = {}): Promise<Database> {
  const db = await connectDatabase(place, options)
  try {
    await migrate(db, isPostgres(place) ? null : place)
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
