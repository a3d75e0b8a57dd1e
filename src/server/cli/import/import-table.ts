import { availableParallelism } from 'node:os'
import { serializableTransaction, type Database } from '../../store/database.ts'
import type { Context } from '../command.ts'
import { listed } from '../listed.ts'
import { checkColumns } from '../table/columns.ts'
import { cellReader, type CellReader } from '../table/cell.ts'
import type { Problem, Table } from '../table/table.ts'

/** What one row says, and where it stands in its file. */
type Row<Item> = { readonly place: string; readonly item: Item }

export type Counts = {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
}

/** A password of the file, which `stored` may already be the hash of. */
export type WantedPassword = {
  readonly email: string
  readonly password: string
  readonly stored: string | null
}

/** New hashes by email address. */
type Hashes = ReadonlyMap<string, string>

/** The table is the whole truth for its cohorts and for everyone, where a row names them. */
export type Replacing = {
  /** The columns that the table has: about others it says nothing. */
  readonly columns: readonly string[]
  /** Names of the last import from the same place, which rows of this one need not name any more. */
  readonly before: readonly string[]
}

/** The stored rows that a table replaces. */
type Replaced = {
  /** The cohorts that the rows name; '' for everyone. */
  readonly names: readonly string[]
  /** How many rows were stored for them, and for the names before. */
  readonly stored: number
  /** Those that are not in the table, in words. */
  readonly gone: readonly string[]
  /** How to remove one of them by itself. */
  readonly advice: string
}

/** What an import would do. */
type Plan = {
  /** Rows that do not fit the stored data. */
  readonly problems: readonly Problem[]
  readonly counts: Counts
  /** What the file's author should check. */
  readonly notes: readonly string[]
  /** undefined where an import removes nothing. */
  readonly replaced?: Replaced | undefined
  /** The passwords to hash before the plan is complete. */
  readonly toHash?: readonly WantedPassword[]
  readonly apply: (db: Database) => Promise<void>
}

/** One kind of data that a school can import. Slow work comes before the one transaction that writes. */
export type Importer<Item> = {
  readonly columns: readonly string[]
  readonly required: readonly string[]
  /** How to get more columns, where that is possible. */
  readonly moreColumns?: string
  /** Reads one row, and adds its errors to the reader's problems. */
  readonly read: (cells: CellReader) => Item
  /** Identifies a row, in words that the file's author understands. */
  readonly key: (item: Item) => string
  /** Compares rows with what is stored, and changes nothing; a null cell keeps it, '' removes it. */
  readonly plan: (db: Database, rows: readonly Row<Item>[], hashes: Hashes) => Promise<Plan>
}

export type Imported = Pick<Plan, 'counts' | 'notes' | 'replaced'> & { readonly ok: true }
export type ImportResult = { readonly ok: false; readonly problems: readonly Problem[] } | Imported

export type ImportHow = {
  /** Says what would happen, and changes nothing. */
  readonly dryRun?: boolean
  /** The file's passwords overwrite existing ones. */
  readonly overwritePasswords?: boolean
  /** The table is the whole truth: what is gone from it since these names were imported is removed. */
  readonly replacing?: Pick<Replacing, 'before'> | undefined
}

/** Imports a whole table or, when anything in it is wrong, nothing of it. */
export async function importTable<Item>(
  db: Database,
  importer: Importer<Item>,
  table: Table,
  dryRun: boolean,
  context: Pick<Context, 'passwords' | 'terminal'>,
): Promise<ImportResult> {
  const { rows, problems } = readRows(importer, table)
  // Keeps nothing else of the first plan, which is as large as the file.
  const { problems: misfits, toHash = [], replaced } = await importer.plan(db, rows, new Map())
  // A row with a mistake may be one of those that seem to be missing.
  const wrong = problems.length > 0 ? [...problems, ...misfits] : problemsOf(misfits, replaced)
  if (wrong.length > 0) return { ok: false, problems: inOrder(wrong) }
  const hashes = await hashPasswords(toHash, dryRun, context)
  if (dryRun) return resultOf(await importer.plan(db, rows, hashes))
  return serializableTransaction(db, async (trx) => {
    // Planned again: while others were hashed, a student may have chosen a password.
    const plan = await importer.plan(trx, rows, hashes)
    const result = resultOf(plan)
    if (result.ok) await plan.apply(trx)
    return result
  })
}

function resultOf({ problems: misfits, counts, notes, replaced }: Plan): ImportResult {
  const problems = problemsOf(misfits, replaced)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, counts, notes, replaced }
}

/** A table that has lost many of its rows is a mistake more often than it is meant. */
const MOST_GONE = 1 / 3

function problemsOf(misfits: readonly Problem[], replaced: Replaced | undefined) {
  if (misfits.length > 0 || replaced === undefined) return misfits
  const { gone, stored, advice } = replaced
  if (gone.length <= stored * MOST_GONE) return []
  const text = `${gone.length} of ${stored} stored rows would be removed, which is more than a third: ${listed(gone)}. ${advice}`
  return [{ place: 'missing rows', text }]
}

/** The rows of a table that have no mistake, and the mistakes of the others. */
export function readRows<Item>(
  importer: Omit<Importer<Item>, 'plan'>,
  table: Table,
): { rows: Row<Item>[]; problems: Problem[] } {
  const problems = checkColumns(table, importer).map((text) => ({ place: 'columns', text }))
  const places = new Map<string, string>()
  const rows: Row<Item>[] = []
  if (problems.length > 0) return { rows, problems }
  for (const { place, cells, problems: unreadable } of table.rows) {
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
    rows.push({ place, item })
  }
  return { rows, problems }
}

/** How many passwords are hashed between two lines of progress. */
const PROGRESS_EVERY = 100

/** Hashes passwords, several at a time. One that the student has already gets no new hash. */
async function hashPasswords(
  wanted: readonly WantedPassword[],
  dryRun: boolean,
  { passwords, terminal }: Pick<Context, 'passwords' | 'terminal'>,
): Promise<Hashes> {
  const hashes = new Map<string, string>()
  let done = 0
  // The workers share one iterator. As many as there are cores: the hashing queue refuses longer waits.
  const queue = wanted.values()
  const work = async () => {
    for (const { email, password, stored } of queue) {
      const isSame = stored !== null && (await passwords.verify(password, stored))
      if (!isSame) hashes.set(email, dryRun ? 'not hashed' : await passwords.hash(password))
      done += 1
      if (done % PROGRESS_EVERY === 0) terminal.error(`Passwords: ${done} of ${wanted.length}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return hashes
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => numberOf(one) - numberOf(other))
}

function numberOf({ place }: Problem): number {
  return Number(/\d+$/.exec(place)?.[0] ?? 0)
}

/** How an import changes a row. */
export function changeOf<Stored extends object>(
  stored: Stored | undefined,
  wanted: Stored,
): keyof Counts {
  if (stored === undefined) return 'added'
  const columns = Object.keys(wanted) as (keyof Stored)[]
  const isSame = columns.every((column) => wanted[column] === stored[column])
  return isSame ? 'unchanged' : 'updated'
}
