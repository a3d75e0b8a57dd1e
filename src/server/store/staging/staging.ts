import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

// An import stages its rows in a temporary table, compares them there with the stored data, and applies them
// in one go. Only that last step, a few statements, blocks other writers. A null cell keeps the stored value.

/** Where a row stands in the file, as its author would look for it. */
export type Staged = { readonly line: number; readonly place: string }

export type Counts = {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
}

const PROCESS = randomUUID().replaceAll('-', '')

/**
 * A temporary table with a name of this process alone. Behind a pooler an earlier import may have left its
 * table on another connection, and a query that gets there by mistake must fail.
 * @param columns text columns beside line and place
 */
export function stagingTable(kind: string, columns: readonly string[]) {
  const name = `${kind}_${PROCESS}`
  const table = sql.table(name)
  const drop = async (db: Database): Promise<void> => {
    await sql`drop table if exists ${table}`.execute(db)
  }
  const create = async (db: Database): Promise<void> => {
    await drop(db)
    const texts = columns.map((column) => sql`, ${sql.ref(column)} text`)
    await sql`create temporary table ${table} (
      line integer not null, place text not null ${sql.join(texts, sql``)}
    )`.execute(db)
  }
  const add = async (db: Database, rows: readonly Staged[]): Promise<void> => {
    await db.withTables<Record<string, Staged>>().insertInto(name).values(rows).execute()
  }
  return { table, create, add, drop }
}

/** A number of rows; PostgreSQL returns it as text. */
export type Counted = { readonly count: number | string }

/** How many rows are of each kind. */
export function countChanges(rows: readonly (Counted & { readonly change: string })[]): Counts {
  const of = (change: keyof Counts) => Number(rows.find((row) => row.change === change)?.count ?? 0)
  return { added: of('added'), updated: of('updated'), unchanged: of('unchanged') }
}
