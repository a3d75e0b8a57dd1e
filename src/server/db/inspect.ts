import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { migrationStatus } from './migrate.ts'
import { diffSchema, type SchemaPart, POSTGRES_PARTS, SQLITE_PARTS } from './schema-diff.ts'
import { uncleanKeys } from './stored-keys.ts'
import { reasonOf, isSqliteError } from './failure.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { BUSY_TIMEOUT_MS } from './backup.ts'

export type Inspection = Awaited<ReturnType<typeof inspectTables>>

/**
 * The state of a school's tables.
 * @param read runs a query
 * @param parts the parts of the tables
 * @param kind of the parts to compare: see diffSchema
 */
async function inspectTables(
  read: (sql: string) => Promise<readonly unknown[]>,
  parts: readonly SchemaPart[],
  kind?: string,
) {
  const has = (name: string) => parts.some(({ table }) => table === name)
  const texts = async (sql: string) =>
    ((await read(sql)) as { text: string | null }[]).map((row) => row.text ?? '')
  const applied = has('kysely_migration')
    ? await texts('select name as text from kysely_migration order by name')
    : []
  const differing = await diffSchema(applied, parts, kind)
  // An older version that was killed at its first start left only the migration table.
  const hasSessions = has('sessions')
  const [lastSeen] = hasSessions
    ? await texts('select max(last_seen_at) as text from sessions')
    : []
  const isCurrent = has('waiting_mails') && differing === ''
  const unclean = hasSessions && differing === '' ? await uncleanKeys(read) : []
  const rowsOf = async <Row>(sql: string) => (isCurrent ? await read(sql) : []) as readonly Row[]
  return {
    ...migrationStatus(applied),
    /** Parts of the tables that differ from what the migrations make; '' without any. */
    differing,
    /** ISO 8601 in UTC; null when no student has signed in. */
    lastSeen: lastSeen || null,
    /** Keys that are the same but for signs that nobody sees. */
    clashes: unclean.filter(({ stored }) => stored.length > 1),
    /** The stored passwords. */
    hashes: await rowsOf<{ email: string; hash: string }>(HASHES),
    /** Students whose address the mail server refuses for good. */
    refused: await rowsOf<{ email: string; reason: string }>(REFUSED),
    /** What the mail server said of mails that wait, and of how many. */
    postponed: await rowsOf<{ reason: string; mails: number }>(POSTPONED),
  }
}

const HASHES = `
select email, password_hash as hash from students
where password_hash is not null
order by email`

const REFUSED = `
select email, reason from waiting_mails
where is_refused = 1 and email in (select email from students)
order by email`

const POSTPONED = `
select reason, cast(count(*) as integer) as mails from waiting_mails
where is_refused = 0 and reason <> ''
group by reason order by reason`

/** The state of a PostgreSQL database, which is only read. */
type PostgresInspection =
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** Its version is such as 15. */
  | ({ readonly kind: 'answers'; readonly version: number } & Inspection)

export async function inspectPostgres(address: string): Promise<PostgresInspection> {
  await using db = new Kysely<object>({ dialect: await postgresDialect(address) })
  const read = async <Row>(query: string) => (await sql.raw<Row>(query).execute(db)).rows
  try {
    const [server] = await read<{ server_version: string }>('show server_version')
    const version = Number.parseInt(server?.server_version ?? '', 10)
    const parts = await read<SchemaPart>(POSTGRES_PARTS)
    return { kind: 'answers', version, ...(await inspectTables(read, parts, 'column')) }
  } catch (error) {
    return { kind: 'unreachable', reason: reasonOf(error) }
  }
}

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
    const damage = (await read('pragma integrity_check')).map((row) =>
      String(row['integrity_check']),
    )
    if (damage[0] !== 'ok') return { kind: 'damaged', reason: damage.slice(0, 3).join('; ') }
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
