import { DatabaseSync } from 'node:sqlite'

/** The one number that a query gives, beside the server that has the database open. */
export function numberIn(file: string, sql: string, ...values: string[]): number {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return Number(Object.values(db.prepare(sql).get(...values) ?? {})[0] ?? 0)
  } finally {
    db.close()
  }
}
