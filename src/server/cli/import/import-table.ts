import { codeOf, StartError } from '../../start-error.ts'
import { serializableTransaction, type Database } from '../../store/database.ts'
import type { Counts } from '../../store/staging/staging.ts'
import { checkColumns } from '../table/columns.ts'
import { cellReader, type CellReader } from '../table/cell.ts'
import type { Problem, Table } from '../table/table.ts'

/** Where an item stands in its file. */
export type Place = { readonly line: number; readonly place: string }

/**
 * One kind of data that a school can import. Items are staged first and then applied at once, so that
 * reading, comparing and hashing do not disturb a running server.
 */
export type Importer<Item> = {
  readonly columns: readonly string[]
  readonly required: readonly string[]
  /** How to get more columns, where that is possible. */
  readonly moreColumns?: string
  /** Reads one row, and adds its errors to the reader's problems. */
  readonly read: (cells: CellReader) => Item
  /** Identifies a row, in words that the file's author understands. */
  readonly key: (item: Item) => string
  readonly createTable: (db: Database) => Promise<void>
  readonly stage: (db: Database, items: readonly (Item & Place)[]) => Promise<void>
  readonly dropTable: (db: Database) => Promise<void>
  /** Rows that do not fit the stored data. */
  readonly validate: (db: Database) => Promise<readonly Problem[]>
  /** Slow work before the transaction. */
  readonly prepare?: (db: Database, dryRun: boolean) => Promise<void>
  readonly count: (db: Database) => Promise<Counts>
  readonly apply: (db: Database, now: Date) => Promise<void>
  /** Warnings. */
  readonly notes: (db: Database) => Promise<readonly string[]>
}

export type ImportResult =
  | { readonly ok: false; readonly problems: readonly Problem[] }
  | { readonly ok: true; readonly counts: Counts; readonly notes: readonly string[] }

type Options = {
  readonly now: Date
  /** Says what would happen, and changes nothing. */
  readonly dryRun: boolean
}

const BATCH_SIZE = 200

/** PostgreSQL's code for a missing table: a pooler has switched connections. */
const NO_SUCH_TABLE = '42P01'
const POOLED =
  'Nothing was imported: DATABASE_URL is the address of a pooler, which switches connections. ' +
  'Set it to the address of the database itself.'

/** Imports a whole table or, when anything in it is wrong, nothing of it. */
export async function importTable<Item extends object>(
  db: Database,
  importer: Importer<Item>,
  table: Table,
  options: Options,
): Promise<ImportResult> {
  const wrongColumns = checkColumns(table, importer)
  if (wrongColumns.length > 0) return { ok: false, problems: wrongColumns }
  // A temporary table belongs to one connection.
  return db.connection().execute(async (connection) => {
    await importer.createTable(connection)
    try {
      return await importRows(connection, importer, table, options)
    } catch (cause) {
      throw codeOf(cause) === NO_SUCH_TABLE ? new StartError(POOLED, { cause }) : cause
    } finally {
      await importer.dropTable(connection)
    }
  })
}

async function importRows<Item extends object>(
  db: Database,
  importer: Importer<Item>,
  table: Table,
  { now, dryRun }: Options,
): Promise<ImportResult> {
  const problems = await stage(db, importer, table)
  // Validate even after wrong rows, to report all problems at once.
  problems.push(...(await importer.validate(db)))
  if (problems.length > 0) return { ok: false, problems: inOrder(problems) }
  await importer.prepare?.(db, dryRun)
  const counts = await importer.count(db)
  const notes = await importer.notes(db)
  if (!dryRun) await serializableTransaction(db, (trx) => importer.apply(trx, now))
  return { ok: true, counts, notes }
}

async function stage<Item extends object>(
  db: Database,
  importer: Importer<Item>,
  { rows }: Table,
): Promise<Problem[]> {
  const problems: Problem[] = []
  const places = new Map<string, string>()
  let items: (Item & Place)[] = []
  let line = 0
  for await (const { place, cells, problems: unreadable } of rows) {
    line += 1
    problems.push(...unreadable.map((text) => ({ place, text })))
    if (unreadable.length > 0) continue
    const reader = cellReader(cells)
    const item = importer.read(reader)
    const key = importer.key(item)
    const earlier = places.get(key)
    if (earlier !== undefined) reader.problems.push(`${key} is in ${earlier} already.`)
    problems.push(...reader.problems.map((text) => ({ place, text })))
    if (reader.problems.length > 0) continue
    places.set(key, place)
    items.push({ ...item, line, place })
    if (items.length < BATCH_SIZE) continue
    await importer.stage(db, items)
    items = []
  }
  if (items.length > 0) await importer.stage(db, items)
  return problems
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => numberOf(one) - numberOf(other))
}

function numberOf({ place }: Problem): number {
  return Number(/\d+$/.exec(place)?.[0] ?? 0)
}
