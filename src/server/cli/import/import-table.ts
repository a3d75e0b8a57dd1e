import type { Database } from '../../store/database.ts'
import { checkColumns } from '../table/columns.ts'
import { cellReader, type CellReader } from '../table/cell.ts'
import type { Problem, Table } from '../table/table.ts'

/** What happened to one item. */
export type Change = 'added' | 'updated' | 'unchanged'

/** One kind of thing that a school can import. */
export type Importer<Item> = {
  readonly columns: readonly string[]
  readonly required: readonly string[]
  /** Reads one row; what is wrong with it goes to the reader's problems. */
  readonly read: (cells: CellReader) => Item
  /** What makes two rows the same thing, in words that the author understands. */
  readonly key: (item: Item) => string
  /** Work that takes its time and must not hold up the server that is running. */
  readonly prepare?: (db: Database, items: readonly Item[]) => Promise<readonly Item[]>
  /** Stores an item. @throws {Refused} when it does not fit what is stored */
  readonly save: (db: Database, item: Item, now: Date) => Promise<Change>
  /** What looks odd, though it may be meant. */
  readonly notes?: (db: Database, items: readonly Item[]) => Promise<readonly string[]>
}

/** Why one item cannot be stored, in words for the file's author. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

export type Imported =
  | { readonly ok: false; readonly problems: readonly Problem[] }
  | {
      readonly ok: true
      readonly counts: Readonly<Record<Change, number>>
      readonly notes: readonly string[]
    }

type Placed<Item> = { readonly place: string; readonly item: Item }

/** Imports a whole table or, when anything in it is wrong, nothing of it. */
export async function importTable<Item>(
  db: Database,
  importer: Importer<Item>,
  table: Table,
  now: Date,
): Promise<Imported> {
  const wrongColumns = checkColumns(table, importer.columns, importer.required)
  if (wrongColumns.length > 0) return { ok: false, problems: wrongColumns }
  const { placed, problems } = readRows(importer, table)
  problems.push(...table.problems)
  const items = await prepare(db, importer, placed, problems.length === 0)
  const counts = { added: 0, updated: 0, unchanged: 0 }
  try {
    await db.transaction().execute(async (trx) => {
      for (const { place, item } of items) {
        try {
          counts[await importer.save(trx, item, now)] += 1
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          problems.push({ place, text: error.message })
        }
      }
      if (problems.length > 0) throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof RolledBack) return { ok: false, problems: inOrder(problems) }
    throw error
  }
  const notes =
    (await importer.notes?.(
      db,
      items.map(({ item }) => item),
    )) ?? []
  return { ok: true, counts, notes }
}

class RolledBack extends Error {}

function readRows<Item>(importer: Importer<Item>, { rows }: Table) {
  const placed: Placed<Item>[] = []
  const problems: Problem[] = []
  const places = new Map<string, string>()
  for (const { place, cells } of rows) {
    const reader = cellReader(cells)
    const item = importer.read(reader)
    const key = importer.key(item)
    const earlier = places.get(key)
    if (earlier !== undefined) reader.problems.push(`${key} stands in ${earlier} already.`)
    else if (reader.problems.length === 0) places.set(key, place)
    problems.push(...reader.problems.map((text) => ({ place, text })))
    // Also tried when others are wrong, so that all problems are told in one go.
    if (reader.problems.length === 0) placed.push({ place, item })
  }
  return { placed, problems }
}

async function prepare<Item>(
  db: Database,
  importer: Importer<Item>,
  placed: readonly Placed<Item>[],
  worthIt: boolean,
): Promise<readonly Placed<Item>[]> {
  if (importer.prepare === undefined || !worthIt) return placed
  const items = await importer.prepare(
    db,
    placed.map(({ item }) => item),
  )
  return placed.map((entry, index) => ({ ...entry, item: items[index] ?? entry.item }))
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => numberOf(one) - numberOf(other))
}

function numberOf({ place }: Problem): number {
  return Number(/\d+$/.exec(place)?.[0] ?? 0)
}
