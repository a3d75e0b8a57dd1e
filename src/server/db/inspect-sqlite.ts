import { DatabaseSync } from 'node:sqlite'
import { BUSY_TIMEOUT_MS } from './backup.ts'
import { diffSchema, SQLITE_PARTS, type SchemaPart } from './schema-diff.ts'
import { migrationStatus } from './migrate.ts'
import { isSqliteError } from './sqlite-error.ts'
import { clashesIn, type UncleanKeys } from './stored-keys.ts'

/** The state of a database file, which is only read. */
export type SqliteInspection =
  | { readonly kind: 'damaged'; readonly reason: string }
  /** Not a school's database. */
  | { readonly kind: 'foreign' }
  | {
      readonly kind: 'school'
      /** Migrations that the next start runs. */
      readonly pending: readonly string[]
      /** Migrations of a newer version of the portal. */
      readonly unknown: readonly string[]
      /** Parts of the tables that differ from what the migrations make; '' without any. */
      readonly differing: string
      /** ISO 8601 in UTC; null when no student has signed in. */
      readonly lastSeen: string | null
      /** Keys that are the same but for signs that nobody sees. */
      readonly clashes: readonly UncleanKeys[]
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
    // An older version that was killed at its first start left only the migration table.
    const hasSessions = tables.includes('sessions')
    const orphans = texts('pragma foreign_key_check')
    if (orphans.length > 0) {
      return { kind: 'damaged', reason: `${orphans.length} rows refer to missing rows` }
    }
    const applied = texts('select name from kysely_migration order by name')
    const differing = await diffSchema(applied, db.prepare(SQLITE_PARTS).all() as SchemaPart[])
    const hasKeys = hasSessions && differing === ''
    return {
      kind: 'school',
      ...migrationStatus(applied),
      differing,
      clashes: hasKeys ? await clashesIn((query) => db.prepare(query).all()) : [],
      lastSeen: (hasSessions && texts('select max(last_seen_at) from sessions')[0]) || null,
    }
  } catch (error) {
    if (!isSqliteError(error, 'corrupt', 'no database')) throw error
    return { kind: 'damaged', reason: error.message }
  } finally {
    db.close()
  }
}
