import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import { isPostgres, postgresDialect } from './postgres/dialect.ts'
import type { Database, Tables } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

type Options = {
  /**
   * How long a query waits for another program that writes to the file, 10 seconds unless told otherwise, or
   * for a server of which nothing is heard, 30 seconds.
   */
  readonly busyTimeoutMs?: number
}

/**
 * Opens a database and brings its tables up to date. An older school in a file is copied first.
 * @param place path of the embedded database's file, ':memory:', or postgres://…
 */
export async function openDatabase(
  place: string,
  { busyTimeoutMs }: Options = {},
): Promise<Database> {
  const [dialect, file] = isPostgres(place)
    ? [await postgresDialect(place, busyTimeoutMs), null]
    : [new NodeSqliteDialect(place, busyTimeoutMs), place]
  const db: Database = new Kysely<Tables>({ dialect })
  try {
    await migrate(db, file)
  } catch (cause) {
    await db.destroy()
    throw cause
  }
  return db
}
