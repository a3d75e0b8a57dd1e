import { holdsDemoSchool } from '../demo/demo-school.ts'
import type { Database } from '../store/database.ts'
import { STANDARD, type Command } from './command.ts'
import { importAndLog, reportOf, type Importing } from './import-and-log.ts'
import { readTable, readUnnamed } from './table/read-table.ts'
import { isSheetAddress } from './sheets/address.ts'
import { fetchSheet } from './sheets/fetch-sheet.ts'
import { readSheet } from './sheets/read-sheet.ts'
import { UnreadableFile, type Table } from './table/table.ts'

type Options = Importing & { readonly input: AsyncIterable<Uint8Array> }

/** @returns the exit code */
export async function importFile(
  db: Database,
  { what, file, replace, ...how }: Extract<Command, { kind: 'import' }>,
  { input, ...importing }: Options,
): Promise<number> {
  const { terminal } = importing
  const replacing = replace ? { before: [] } : undefined
  const { name, read } = sourceOf(file, input)
  const imported = await withName(name, async () =>
    importAndLog(db, what, await read(), { ...how, replacing }, importing),
  )
  if (!imported.ok) {
    for (const { place, text } of imported.problems) terminal.error(`${name}, ${place}: ${text}`)
    terminal.error(`Nothing was imported. Problems: ${imported.problems.length}.`)
    return 1
  }
  for (const line of reportOf(name, imported)) terminal.log(line)
  if (how.dryRun) terminal.log('This was a dry run: nothing was imported.')
  if (await holdsDemoSchool(db)) terminal.log(DEMO_NOTE)
  return 0
}

type Source = { readonly name: string; readonly read: () => Promise<Table> }

function sourceOf(file: string, input: Options['input']): Source {
  if (file === STANDARD) return { name: 'Standard input', read: () => readUnnamed(input) }
  if (!isSheetAddress(file)) return { name: file, read: () => readTable(file) }
  return { name: 'The sheet', read: async () => readSheet(await fetchSheet(file)) }
}

const DEMO_NOTE =
  'Please note: this data folder holds the demo school. Give a real school a folder of its own ' +
  'with PORTAL_DATA, and set PORTAL_DEMO=off.'

/** Adds the name of what was read to the error. */
async function withName<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new UnreadableFile(`${name}: ${error.message}`, { cause: error })
  }
}
