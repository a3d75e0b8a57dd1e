import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

// An import puts its rows aside in a temporary table, compares them there with what is stored, and
// takes them over in one go: only that last step keeps others from writing, for as long as a few
// statements take. A cell that is null leaves what is stored.

/** Where a row stands in the file, as its author would look for it. */
export type Staged = { readonly line: number; readonly place: string }

export type Counts = {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
}

const PROCESS = randomUUID().replaceAll('-', '')

/**
 * A table for that. Its name is this process's own: a pooler that changes connections may have left the table of
 * an earlier import with another one; what comes there by mistake must find none.
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

/** A number of rows; some databases give large numbers as texts. */
export type Counted = { readonly count: number | string }

/** How many rows are of each kind. */
export function countChanges(rows: readonly (Counted & { readonly change: string })[]): Counts {
  const of = (change: keyof Counts) => Number(rows.find((row) => row.change === change)?.count ?? 0)
  return { added: of('added'), updated: of('updated'), unchanged: of('unchanged') }
}
