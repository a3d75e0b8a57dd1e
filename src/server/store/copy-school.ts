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
  'settings',
] as const satisfies readonly (keyof Tables)[]

const ROWS_AT_ONCE = 500

/** The number of a table's rows, and a checksum that does not depend on their order. */
type Sum = { readonly rows: number; readonly checksum: string }

/**
 * Copies a school row for row into an empty database and compares it, in one transaction.
 * @returns the number of rows, by table
 * @throws {StartError} when the database is not empty, or differs after the copy; then nothing was changed
 */
export function copySchool(from: Database, to: Database): Promise<Record<string, number>> {
  return inTransaction(to, async (trx) => {
    const filled = await sumsOf(trx)
    const full = TABLES.filter((table) => filled[table]?.rows !== 0).join(', ')
    if (full !== '') {
      throw new StartError(
        `That database is not empty (${full}). Make a new one. Nothing was changed.`,
      )
    }
    for (const table of TABLES) await copyTable(from, trx, table)
    const [before, after] = [await sumsOf(from), await sumsOf(trx)]
    const different = TABLES.filter((table) => before[table]?.checksum !== after[table]?.checksum)
    if (different.length > 0) {
      throw new StartError(
        `The copy differs (${different.join(', ')}), so nothing was copied. Is the database's encoding UTF8?`,
      )
    }
    return Object.fromEntries(TABLES.map((name) => [name, after[name]?.rows ?? 0]))
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

async function sumsOf(db: Database): Promise<Readonly<Record<string, Sum>>> {
  const sums: Record<string, Sum> = {}
  for (const table of TABLES) sums[table] = await sumOf(db, table)
  return sums
}

// The engines sort differently, so add up the hashes of the rows: a sum has no order.
async function sumOf(db: Database, table: keyof Tables): Promise<Sum> {
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
