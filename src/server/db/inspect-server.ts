import { Kysely, sql } from 'kysely'
import { reasonOf } from './failure.ts'
import { changesOf } from './migrate.ts'
import { postgresDialect } from './postgres/dialect.ts'
import type { Tables } from './schema.ts'

/** What there is to say of a PostgreSQL database. Nothing in it is changed. */
export type ServerInspection =
  | { readonly kind: 'silent'; readonly reason: string }
  | {
      readonly kind: 'answers'
      /** Such as 15. */
      readonly version: number
      /** As with a file: see inspect.ts. */
      readonly pending: readonly string[]
      readonly unknown: readonly string[]
      readonly lastSeen: string | null
    }

type Kept = Tables & { kysely_migration: { name: string } }

export async function inspectServer(address: string): Promise<ServerInspection> {
  const db = new Kysely<Kept>({ dialect: await postgresDialect(address) })
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    const has = (table: keyof Kept) => tables.some(({ name }) => name === table)
    const applied = has('kysely_migration')
      ? await db.selectFrom('kysely_migration').select('name').execute()
      : []
    const newest = db.selectFrom('sessions').select(({ fn }) => fn.max('last_seen_at').as('at'))
    return {
      kind: 'answers',
      version: Number.parseInt(rows[0]?.server_version ?? '', 10),
      ...changesOf(applied.map(({ name }) => name)),
      lastSeen: has('sessions') ? ((await newest.executeTakeFirst())?.at ?? null) : null,
    }
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error) }
  } finally {
    await db.destroy()
  }
}
