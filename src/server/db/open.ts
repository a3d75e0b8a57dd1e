import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import type { Database, Tables } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

type Options = {
  /** How long a query waits for another program that writes; 10 seconds unless told otherwise. */
  readonly busyTimeoutMs?: number
}

/**
 * Opens the embedded database and brings its tables up to date. An older school is copied first.
 * @param file path of the database file, or ':memory:'
 */
export async function openDatabase(
  file: string,
  { busyTimeoutMs }: Options = {},
): Promise<Database> {
  const db: Database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file, busyTimeoutMs) })
  try {
    await migrate(db, file)
  } catch (cause) {
    await db.destroy()
    throw cause
  }
  return db
}
