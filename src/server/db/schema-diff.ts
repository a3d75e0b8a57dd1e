import { Kysely, sql } from 'kysely'
import { MIGRATIONS } from './migrate.ts'
import type { Database, Tables } from './schema.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'

/** A part of a table, such as 'column students.email', and its definition. */
export type SchemaPart = { readonly table: string; readonly part: string; readonly like: string }

/** SQLite. */
export const SQLITE_PARTS = `
  select m.name as "table", 'column ' || m.name || '.' || c.name as part,
    lower(c.type) || case when c."notnull" or c.pk then ' not null' else '' end ||
    case when c.hidden then ' generated' else '' end as "like"
  from sqlite_master m, pragma_table_xinfo(m.name) c where m.type = 'table'
  union all
  select m.name, 'unique ' || m.name || '.' ||
    (select group_concat(name) from pragma_index_info(i.name)), ''
  from sqlite_master m, pragma_index_list(m.name) i where m.type = 'table' and i."unique"
  union all
  select m.name, 'reference ' || m.name || '.' || f."from", f."table" || ' ' || f.on_delete
  from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'
  union all
  select tbl_name, 'trigger ' || name, '' from sqlite_master where type = 'trigger'`

/** PostgreSQL: columns and triggers alone. */
export const POSTGRES_PARTS = `
  select table_name as "table", 'column ' || table_name || '.' || column_name as part,
    data_type || case is_nullable when 'NO' then ' not null' else '' end ||
    case is_generated when 'ALWAYS' then ' generated' else '' end as "like"
  from information_schema.columns where table_schema = current_schema()
  union all
  select event_object_table, 'trigger ' || trigger_name, '' from information_schema.triggers
  where event_object_schema = current_schema()`

const NAMED = 3

/**
 * Names a few differences between the portal's tables and those that the applied migrations make; '' without
 * any. Ignores other tables.
 * @param kind of the expected parts to compare, such as 'column'; unexpected parts always count
 */
export async function diffSchema(
  applied: readonly string[],
  found: readonly SchemaPart[],
  kind = '',
): Promise<string> {
  const expected = (await partsAfter(applied)).filter(({ part }) => part.startsWith(kind))
  const tables = new Set(expected.map(({ table }) => table))
  const ours = found.filter(({ table }) => tables.has(table))
  const textOf = ({ part, like }: SchemaPart) => `${part} ${like}`.trimEnd()
  const different = new Set(expected.map(textOf)).symmetricDifference(new Set(ours.map(textOf)))
  return [...different].slice(0, NAMED).join(', ')
}

// Runs the migrations themselves: a separate description could become outdated.
async function partsAfter(applied: readonly string[]): Promise<readonly SchemaPart[]> {
  await using db: Database = new Kysely<Tables>({ dialect: nodeSqliteDialect(':memory:') })
  for (const name of applied) await MIGRATIONS[name]?.up(db)
  return (await sql.raw<SchemaPart>(SQLITE_PARTS).execute(db)).rows
}
