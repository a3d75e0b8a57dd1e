import { DatabaseSync } from 'node:sqlite'
import { BUSY_TIMEOUT_MS } from './backup.ts'
import { diffSchema, SQLITE_PARTS, type SchemaPart } from './schema-diff.ts'
import { migrationStatus } from './migrate.ts'
import { isSqliteError } from './sqlite-error.ts'

/** What there is to say of a database's file. Nothing in it is changed. */
export type SqliteInspection =
  | { readonly kind: 'damaged'; readonly reason: string }
  /** Something else than a school. */
  | { readonly kind: 'foreign' }
  | {
      readonly kind: 'school'
      /** Changes of the tables that the next start makes. */
      readonly pending: readonly string[]
      /** Changes that a newer version of the portal has made. */
      readonly unknown: readonly string[]
      /** Parts of the tables that are not as the changes made them; '' where there are none. */
      readonly differing: string
      /** ISO 8601 in UTC; null where nobody has done anything yet. */
      readonly lastSeen: string | null
    }

/** @throws when there is no such file, or it may not be read */
export async function inspectSqlite(file: string): Promise<SqliteInspection> {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  const texts = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0] ?? ''))
  try {
    const [found, ...more] = texts('pragma integrity_check')
    if (found !== 'ok') return { kind: 'damaged', reason: [found, ...more.slice(0, 2)].join('; ') }
    const tables = texts("select name from sqlite_master where type = 'table'")
    if (!tables.includes('kysely_migration')) return { kind: 'foreign' }
    // An older version whose first start was cut off left the list of changes and none of the tables.
    const hasSessions = tables.includes('sessions')
    const orphans = texts('pragma foreign_key_check')
    if (orphans.length > 0) {
      return { kind: 'damaged', reason: `${orphans.length} rows belong to nobody` }
    }
    const applied = texts('select name from kysely_migration order by name')
    return {
      kind: 'school',
      ...migrationStatus(applied),
      differing: await diffSchema(applied, db.prepare(SQLITE_PARTS).all() as SchemaPart[]),
      lastSeen: (hasSessions && texts('select max(last_seen_at) from sessions')[0]) || null,
    }
  } catch (error) {
    if (!isSqliteError(error, 'corrupt', 'no database')) throw error
    return { kind: 'damaged', reason: error.message }
  } finally {
    db.close()
  }
}
