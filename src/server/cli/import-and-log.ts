import type { UtcOffsets } from '../../contract/wall-time.ts'
import { systemClock } from '../clock.ts'
import { logFor } from '../log.ts'
import type { Passwords } from '../security/password.ts'
import { StartError } from '../start-error.ts'
import type { Database } from '../store/database.ts'
import type { StoredFields } from '../stored-fields.ts'
import type { ImportName } from './command.ts'
import type { Imported, ImportResult } from './import/import-table.ts'
import { runImport } from './import/importers.ts'
import type { Table } from './table/table.ts'

/** How many passwords are hashed between two lines of progress. */
const PROGRESS_EVERY = 100

/** What every import needs. */
export type Importing = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly terminal: Pick<Console, 'log' | 'error'>
  readonly passwords: Passwords
  readonly fields: StoredFields
  /** The school's zone. */
  readonly zone: UtcOffsets
}

type How = {
  readonly dryRun: boolean
  readonly overwritePasswords?: boolean
  readonly replacing?: { readonly before: readonly string[] } | undefined
}

/** Imports a table, and logs that for the audit unless it is a dry run. */
export async function importAndLog(
  db: Database,
  what: ImportName,
  table: Table,
  how: How,
  { env, terminal, passwords, fields, zone }: Importing,
): Promise<ImportResult> {
  const progress = (done: number, all: number) => {
    if (done % PROGRESS_EVERY === 0) terminal.error(`Passwords: ${done} of ${all}`)
  }
  const now = systemClock.now()
  const options = { now, passwords, fields, zone, progress, ...how }
  const imported = await runImport(what, db, table, options)
  if (imported.ok && !how.dryRun) {
    const log = logFor(env, (line) => terminal.error(line.trimEnd()))
    const removed = imported.replaced?.gone.length ?? 0
    log.event('import', { table: what, ...imported.counts, ...(removed > 0 && { removed }) })
  }
  return imported
}

/** What an import has done, line by line. @param name of the file or sheet */
export function reportOf(name: string, { counts, notes, replaced }: Imported): string[] {
  const { added, updated, unchanged } = counts
  const gone = replaced?.gone ?? []
  const removed = gone.length === 0 ? '' : `, ${gone.length} removed`
  return [
    `${name}: ${added} added, ${updated} updated, ${unchanged} unchanged${removed}.`,
    ...(gone.length === 0 ? [] : [`Removed: ${gone.join(', ')}.`]),
    ...notes.map((note) => `Please check: ${note}`),
  ]
}

type Cells = Readonly<Record<string, string>>

/**
 * Imports the rows of a command as if they stood in a file: one set of rules for both.
 * @param rows all with the same columns
 * @throws {StartError} which says what is wrong; then nothing was changed
 */
export async function importRows(
  db: Database,
  what: ImportName,
  rows: readonly Cells[],
  how: How,
  importing: Importing,
): Promise<Imported> {
  const table = {
    columns: Object.keys(rows[0] ?? {}),
    rows: rows.map((cells, index) => ({
      place: `row ${index + 1}`,
      cells: new Map(Object.entries(cells)),
      problems: [],
    })),
  }
  const imported = await importAndLog(db, what, table, how, importing)
  if (imported.ok) return imported
  const problems = imported.problems.map(({ text }) => text)
  throw new StartError([...problems, 'Nothing was changed.'].join('\n'))
}
