import { holdsDemoSchool } from '../../store/settings.ts'
import type { Database } from '../../store/database.ts'
import { STANDARD, WrongCommand, type Context, type Given, type ImportName } from '../command.ts'
import type { ImportHow } from './import-table.ts'
import { importAndLog, reportOf } from './import-and-log.ts'
import { readTable, readUnnamed } from '../table/read-table.ts'
import { refuseToBegin, withDatabase } from '../school-database.ts'
import { isSheetAddress } from '../sheets/address.ts'
import { fetchSheet } from '../sheets/fetch-sheet.ts'
import { readSheet } from '../sheets/read-sheet.ts'
import { withName, type Table } from '../table/table.ts'

/**
 * Imports a table of one kind.
 * @returns whether it was imported
 * @throws {WrongCommand} when the file cannot be meant
 */
export async function importFile(
  what: ImportName,
  file: string,
  { dryRun = false, overwritePasswords = false, replace, new: begins }: Given,
  context: Context,
): Promise<boolean> {
  if (/^http:/i.test(file)) throw new WrongCommand("A sheet's address must begin with https://.")
  if (isSheetAddress(file) && what === 'students') throw new WrongCommand(NO_STUDENTS)
  if (!begins) refuseToBegin(context.env, BEGIN)
  const how = { dryRun, overwritePasswords, replacing: replace ? { before: [] } : undefined }
  return withDatabase(context, (db) => importInto(db, what, file, how, context))
}

const NO_STUDENTS =
  'Students come from a file alone: everybody who knows where a sheet is can read it.'
const BEGIN = ' To begin a new school here, add --new.'

async function importInto(
  db: Database,
  what: ImportName,
  file: string,
  how: ImportHow,
  context: Context,
): Promise<boolean> {
  const { terminal, input } = context
  const { name, read } = sourceOf(file, input)
  const imported = await withName(name, async () =>
    importAndLog(db, what, await read(), how, context),
  )
  if (!imported.ok) {
    for (const { place, text } of imported.problems) terminal.error(`${name}, ${place}: ${text}`)
    terminal.error(`Nothing was imported. Problems: ${imported.problems.length}.`)
    return false
  }
  for (const line of reportOf(name, imported)) terminal.log(line)
  if (how.dryRun) terminal.log('This was a dry run: nothing was imported.')
  if (await holdsDemoSchool(db)) terminal.log(DEMO_NOTE)
  return true
}

type Source = { readonly name: string; readonly read: () => Promise<Table> }

function sourceOf(file: string, input: Context['input']): Source {
  if (file === STANDARD) return { name: 'Standard input', read: () => readUnnamed(input) }
  if (!isSheetAddress(file)) return { name: file, read: () => readTable(file) }
  return { name: 'The sheet', read: async () => readSheet(await fetchSheet(file)) }
}

const DEMO_NOTE =
  'Please note: this data folder holds the demo school. Give a real school a folder of its own ' +
  'with PORTAL_DATA, and set PORTAL_DEMO=off.'
