import { DatabaseSync } from 'node:sqlite'
import { BUSY_TIMEOUT_MS } from './backup.ts'
import { inspectTables, type Inspection } from './inspect-tables.ts'
import { SQLITE_PARTS, type SchemaPart } from './schema-diff.ts'
import { isSqliteError } from './sqlite-error.ts'

/** The state of a database file, which is only read. */
type SqliteInspection =
  | { readonly kind: 'damaged'; readonly reason: string }
  /** Not a school's database. */
  | { readonly kind: 'foreign' }
  | ({ readonly kind: 'school' } & Inspection)

/** @throws when there is no such file, or it may not be read */
export async function inspectSqlite(file: string): Promise<SqliteInspection> {
  using db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  const read = async (sql: string) => db.prepare(sql).all()
  try {
    const found = (await read('pragma integrity_check')).map((row) =>
      String(row['integrity_check']),
    )
    if (found[0] !== 'ok') return { kind: 'damaged', reason: found.slice(0, 3).join('; ') }
    const parts = (await read(SQLITE_PARTS)) as SchemaPart[]
    if (!parts.some(({ table }) => table === 'kysely_migration')) return { kind: 'foreign' }
    const orphans = await read('pragma foreign_key_check')
    if (orphans.length > 0) {
      return { kind: 'damaged', reason: `${orphans.length} rows refer to missing rows` }
    }
    return { kind: 'school', ...(await inspectTables(read, parts)) }
  } catch (error) {
    if (!isSqliteError(error, 'corrupt', 'no database')) throw error
    return { kind: 'damaged', reason: error.message }
  }
}
