import { openSchoolDatabase } from '../../settings/data-folder.ts'
import { readConfig } from '../../settings/config.ts'
import { holdsDemoSchool } from '../../store/settings.ts'
import { STANDARD, WrongCommand, type Context, type Given, type ImportName } from '../command.ts'
import { readTable, readUnnamed } from '../table/read-table.ts'
import { refuseToBegin } from '../school-database.ts'
import { fetchSheet, isSheetAddress, readSheet } from '../sheets/fetch-sheet.ts'
import { withName, type Table } from '../table/table.ts'
import { reportOf, runImport } from './run-import.ts'

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
  const { env, terminal } = context
  const isSheet = isSheetAddress(file)
  if (/^http:/i.test(file)) throw new WrongCommand("A sheet's address must begin with https://.")
  if (isSheet && what === 'students') throw new WrongCommand(NO_STUDENTS)
  if (!begins) refuseToBegin(env, BEGIN)
  const name = file === STANDARD ? 'Standard input' : isSheet ? 'The sheet' : file
  const table = await withName(name, () => tableOf(file, context))
  await using db = await openSchoolDatabase(readConfig(env))
  const how = { dryRun, overwritePasswords, replacing: replace ? { before: [] } : undefined }
  const imported = await runImport(db, what, table, how, context)
  if (!imported.ok) {
    for (const { place, text } of imported.problems) terminal.error(`${name}, ${place}: ${text}`)
    terminal.error(`Nothing was imported. Problems: ${imported.problems.length}.`)
    return false
  }
  for (const line of reportOf(name, imported)) terminal.log(line)
  if (dryRun) terminal.log('This was a dry run: nothing was imported.')
  if (await holdsDemoSchool(db)) terminal.log(DEMO_NOTE)
  return true
}

const NO_STUDENTS =
  'Students come from a file alone: everybody who knows where a sheet is can read it.'
const BEGIN = ' To begin a new school here, add --new.'

async function tableOf(file: string, { input }: Context): Promise<Table> {
  if (file === STANDARD) return readUnnamed(input)
  return isSheetAddress(file) ? readSheet(await fetchSheet(file)) : readTable(file)
}

const DEMO_NOTE =
  'Please note: this data folder holds the demo school. Give a real school a folder of its own ' +
  'with PORTAL_DATA, and set PORTAL_DEMO=off.'
