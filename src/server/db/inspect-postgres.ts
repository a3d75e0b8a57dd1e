import { Kysely, sql } from 'kysely'
import { reasonOf } from './failure.ts'
import { inspectTables, type Inspection } from './inspect-tables.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { POSTGRES_PARTS, type SchemaPart } from './schema-diff.ts'

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
