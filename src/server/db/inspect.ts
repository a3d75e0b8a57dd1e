import { migrationStatus } from './migrate.ts'
import { diffSchema, type SchemaPart } from './schema-diff.ts'
import { uncleanKeys, type UncleanKeys } from './stored-keys.ts'

/** The state of a school's tables. */
export type Inspection = {
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
  /** The stored passwords. */
  readonly hashes: readonly { readonly email: string; readonly hash: string }[]
  /** Students whose address the mail server refuses for good. */
  readonly refused: readonly { readonly email: string; readonly reason: string }[]
  /** What the mail server said of mails that wait, and of how many. */
  readonly postponed: readonly { readonly reason: string; readonly mails: number }[]
}

/**
 * @param read runs a query
 * @param found the parts of the tables
 * @param kind of the parts to compare: see diffSchema
 */
export async function inspectTables(
  read: (sql: string) => Promise<readonly unknown[]>,
  found: readonly SchemaPart[],
  kind?: string,
): Promise<Inspection> {
  const has = (name: string) => found.some(({ table }) => table === name)
  const texts = async (sql: string) =>
    ((await read(sql)) as { text: string | null }[]).map((row) => row.text ?? '')
  const applied = has('kysely_migration')
    ? await texts('select name as text from kysely_migration order by name')
    : []
  const differing = await diffSchema(applied, found, kind)
  // An older version that was killed at its first start left only the migration table.
  const hasSessions = has('sessions')
  const [lastSeen] = hasSessions
    ? await texts('select max(last_seen_at) as text from sessions')
    : []
  const isCurrent = has('waiting_mails') && differing === ''
  const unclean = hasSessions && differing === '' ? await uncleanKeys(read) : []
  return {
    ...migrationStatus(applied),
    differing,
    lastSeen: lastSeen || null,
    clashes: unclean.filter(({ stored }) => stored.length > 1),
    hashes: isCurrent ? ((await read(HASHES)) as Inspection['hashes']) : [],
    refused: isCurrent ? ((await read(REFUSED)) as Inspection['refused']) : [],
    postponed: isCurrent ? ((await read(POSTPONED)) as Inspection['postponed']) : [],
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
