import { Kysely, sql } from 'kysely'
import { differingParts, PARTS_OF_SERVER, type Part } from './compare-tables.ts'
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
      readonly differing: string
      readonly lastSeen: string | null
    }

type Kept = Tables & { kysely_migration: { name: string } }

export async function inspectServer(address: string): Promise<ServerInspection> {
  const db = new Kysely<Kept>({ dialect: await postgresDialect(address) })
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    const parts = (await sql.raw<Part>(PARTS_OF_SERVER).execute(db)).rows
    const has = (name: keyof Kept) => parts.some(({ table }) => table === name)
    const changes = has('kysely_migration')
      ? await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
      : []
    const applied = changes.map(({ name }) => name)
    const newest = db.selectFrom('sessions').select(({ fn }) => fn.max('last_seen_at').as('at'))
    return {
      kind: 'answers',
      version: Number.parseInt(rows[0]?.server_version ?? '', 10),
      ...changesOf(applied),
      differing: await differingParts(applied, parts, 'column'),
      lastSeen: has('sessions') ? ((await newest.executeTakeFirst())?.at ?? null) : null,
    }
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error) }
  } finally {
    await db.destroy()
  }
}
