import { createHash } from 'node:crypto'
import type { Database, Tables } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { StartError } from '../start-error.ts'

/** Every table, referenced tables first. */
const TABLES = [
  'students',
  'links',
  'messages',
  'tasks',
  'submissions',
  'latest_submissions',
  'sessions',
  'devices',
  'reset_codes',
  'reset_grants',
  'attempts',
  'reminders',
  'waiting_mails',
  'settings',
] as const satisfies readonly (keyof Tables)[]

const ROWS_AT_ONCE = 500

/**
 * Copies a school row for row into an empty database and compares it, in one transaction.
 * @returns the number of rows, by table
 * @throws {StartError} when the database is not empty, or differs after the copy; then nothing was changed
 */
export function copySchool(from: Database, to: Database): Promise<Record<string, number>> {
  return inTransaction(to, async (trx) => {
    const [full, different]: [string[], string[]] = [[], []]
    for (const table of TABLES) if ((await sumOf(trx, table)).rows > 0) full.push(table)
    if (full.length > 0) {
      throw new StartError(
        `That database is not empty (${full.join(', ')}). Make a new one. Nothing was changed.`,
      )
    }
    const copied: Record<string, number> = {}
    for (const table of TABLES) {
      await copyTable(from, trx, table)
      const [before, after] = [await sumOf(from, table), await sumOf(trx, table)]
      if (before.checksum !== after.checksum) different.push(table)
      copied[table] = after.rows
    }
    if (different.length > 0) {
      throw new StartError(
        `The copy differs (${different.join(', ')}), so nothing was copied. Is the database's encoding UTF8?`,
      )
    }
    return copied
  })
}

async function copyTable(from: Database, to: Database, table: keyof Tables): Promise<void> {
  let rows: object[] = []
  const write = async () => {
    if (rows.length > 0) await to.insertInto(table).values(rows).execute()
    rows = []
  }
  for await (const row of from.selectFrom(table).selectAll().stream()) {
    rows.push(row)
    if (rows.length === ROWS_AT_ONCE) await write()
  }
  await write()
}

/**
 * The number of a table's rows, and a checksum. The engines sort differently, so it adds up the hashes of the rows: a sum
 * has no order.
 */
async function sumOf(db: Database, table: keyof Tables) {
  let rows = 0
  let sum = 0n
  for await (const row of db.selectFrom(table).selectAll().stream()) {
    const columns = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(columns)).digest('hex')
    sum = BigInt.asUintN(256, sum + BigInt(`0x${hash}`))
    rows += 1
  }
  return { rows, checksum: `${rows} ${sum.toString(16)}` }
}
