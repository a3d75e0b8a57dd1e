import { Kysely, sql } from 'kysely'
import { diffSchema, POSTGRES_PARTS, type SchemaPart } from './schema-diff.ts'
import { reasonOf } from './failure.ts'
import { migrationStatus } from './migrate.ts'
import { postgresDialect } from './postgres/dialect.ts'
import type { Tables } from './schema.ts'
import { clashesIn, type UncleanKeys } from './stored-keys.ts'

/** The state of a PostgreSQL database, which is only read. */
export type PostgresInspection =
  | { readonly kind: 'unreachable'; readonly reason: string }
  | {
      readonly kind: 'answers'
      /** Such as 15. */
      readonly version: number
      /** As in inspect-sqlite.ts. */
      readonly pending: readonly string[]
      readonly unknown: readonly string[]
      readonly differing: string
      readonly lastSeen: string | null
      readonly clashes: readonly UncleanKeys[]
    }

type Kept = Tables & { kysely_migration: { name: string } }

export async function inspectPostgres(address: string): Promise<PostgresInspection> {
  const db = new Kysely<Kept>({ dialect: await postgresDialect(address) })
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    const parts = (await sql.raw<SchemaPart>(POSTGRES_PARTS).execute(db)).rows
    const has = (name: keyof Kept) => parts.some(({ table }) => table === name)
    const changes = has('kysely_migration')
      ? await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
      : []
    const applied = changes.map(({ name }) => name)
    const newest = db.selectFrom('sessions').select(({ fn }) => fn.max('last_seen_at').as('at'))
    const differing = await diffSchema(applied, parts, 'column')
    const hasKeys = has('sessions') && differing === ''
    return {
      kind: 'answers',
      version: Number.parseInt(rows[0]?.server_version ?? '', 10),
      ...migrationStatus(applied),
      differing,
      clashes: hasKeys
        ? await clashesIn(async (query) => (await sql.raw(query).execute(db)).rows)
        : [],
      lastSeen: has('sessions') ? ((await newest.executeTakeFirst())?.at ?? null) : null,
    }
  } catch (error) {
    return { kind: 'unreachable', reason: reasonOf(error) }
  } finally {
    await db.destroy()
  }
}
