import { DatabaseSync } from 'node:sqlite'
import { SECOND_MS } from '../../src/server/clock.ts'

export type Row = { readonly table: string; readonly row: Readonly<Record<string, unknown>> }

/** Every row of every table, beside the server that has the database open. */
export function rowsIn(file: string): Row[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = db
      .prepare(`select name from sqlite_master where type = 'table' order by name`)
      .all()
      .map(({ name }) => String(name))
    return tables.flatMap((table) =>
      db
        .prepare(`select * from "${table}"`)
        .all()
        .map((row) => ({ table, row })),
    )
  } finally {
    db.close()
  }
}

/** Makes these tables what they were, beside the server that has the database open. */
export function putBack(file: string, tables: readonly string[], rows: readonly Row[]): void {
  const db = new DatabaseSync(file, {
    timeout: 5 * SECOND_MS,
    // What belongs to a student stays while the student is put back.
    enableForeignKeyConstraints: false,
  })
  try {
    db.exec('begin immediate')
    for (const table of tables) {
      db.exec(`delete from "${table}"`)
      for (const { row } of rows.filter((one) => one.table === table)) {
        const names = Object.keys(row)
        const places = names.map(() => '?').join()
        const values = Object.values(row) as (string | number | null)[]
        db.prepare(`insert into "${table}" (${names.join()}) values (${places})`).run(...values)
      }
    }
    db.exec('commit')
  } finally {
    db.close()
  }
}
