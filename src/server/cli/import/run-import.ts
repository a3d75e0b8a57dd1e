import { storedFields } from '../../../contract/stored-fields.ts'
import { readSchoolFile } from '../../built/school-file.ts'
import { systemClock } from '../../clock.ts'
import { jsonLog } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import type { Database } from '../../store/database.ts'
import type { Context, ImportName } from '../command.ts'
import type { Table } from '../table/table.ts'
import {
  importTable,
  type Counts,
  type Imported,
  type Importer,
  type ImportHow,
  type ImportResult,
} from './import-table.ts'
import { linksImporter } from './links.ts'
import { messagesImporter } from './messages.ts'
import { studentImporter } from './students.ts'
import { tasksImporter } from './tasks.ts'

/**
 * Imports a table as one kind of data. With any error in it, nothing is imported. Run by systemd, it logs that for the
 * audit unless it is a dry run.
 */
export async function runImport(
  db: Database,
  what: ImportName,
  table: Table,
  how: ImportHow,
  context: Pick<Context, 'env' | 'terminal' | 'passwords' | 'portal'>,
  now = systemClock.now(),
): Promise<ImportResult> {
  const { env, terminal, portal } = context
  const replacing = how.replacing && { ...how.replacing, columns: table.columns }
  const run = <Item>(importer: Importer<Item>) =>
    importTable(db, importer, table, how.dryRun === true, context)
  const importers = {
    students: () => run(studentImporter(now, how.overwritePasswords)),
    links: () =>
      run(linksImporter(storedFields(readSchoolFile(portal).storedFields), now, replacing)),
    messages: () => run(messagesImporter(now, readSchoolFile(portal).portal, replacing)),
    tasks: () => run(tasksImporter(replacing)),
  }
  const imported = await importers[what]()
  if (imported.ok && !how.dryRun && env['JOURNAL_STREAM'] !== undefined) {
    const log = jsonLog((line) => terminal.log(line.trimEnd()), true)
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
    ...notes.map(pleaseCheck),
  ]
}

export function pleaseCheck(note: string): string {
  return `Please check: ${note}`
}

/**
 * Imports the rows of a command as if they stood in a file: one set of rules for both.
 * @param rows all with the same columns
 * @throws {StartError} which says what is wrong; then nothing was changed
 */
export async function importRows(
  db: Database,
  what: ImportName,
  rows: readonly Readonly<Record<string, string>>[],
  dryRun: boolean,
  context: Context,
): Promise<{ readonly counts: Counts; readonly checks: readonly string[] }> {
  const table = {
    columns: Object.keys(rows[0] ?? {}),
    rows: rows.map((cells, index) => {
      return { place: `row ${index + 1}`, cells: new Map(Object.entries(cells)), problems: [] }
    }),
  }
  const imported = await runImport(db, what, table, { dryRun }, context)
  if (imported.ok) return { counts: imported.counts, checks: imported.notes.map(pleaseCheck) }
  const problems = imported.problems.map(({ text }) => text)
  throw new StartError([...problems, 'Nothing was changed.'].join('\n'))
}
