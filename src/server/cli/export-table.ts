import { cleanKey } from '../../contract/key.ts'
import type { Database } from '../store/database.ts'
import {
  exportColumns,
  exportRows,
  otherFields,
  type ExportFilter,
  type ExportName,
} from '../store/export-rows.ts'
import { BUILT_IN_FIELDS } from '../stored-fields.ts'
import { fieldsOf } from './built-portal.ts'
import { STANDARD, type Context, type Given } from './command.ts'
import { readMoment } from './read-moment.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { inSchool } from './school-database.ts'
import { printTable, writeTable } from './table/write-table.ts'

/** Exports rows of one kind. */
export async function exportFile(
  what: ExportName,
  file: string,
  { cohort, lesson, from, to }: Given,
  context: Context,
): Promise<boolean> {
  const filter = {
    cohort: cohort === undefined ? undefined : cleanKey(cohort),
    lesson,
    from: readMoment(from, 'start'),
    before: readMoment(to, 'end'),
  }
  await inSchool(context, (db) => exportTable(db, what, file, filter, context))
  return true
}

/**
 * Exports rows into a new file or to standard output, and says how many.
 * @throws {StartError} when it cannot be written, or the cohort or lesson is unknown
 */
async function exportTable(
  db: Database,
  what: ExportName,
  file: string,
  filter: ExportFilter,
  { terminal, output, portal }: Context,
): Promise<void> {
  await refuseUnknown(db, filter)
  const isPrinted = file === STANDARD
  // Beside the rows, a sentence would be one of them.
  const say = (text: string) => (isPrinted ? terminal.error(text) : terminal.log(text))
  // Only links need the built portal: everything else can be exported without one.
  const fields = what === 'links' ? fieldsOf(portal) : BUILT_IN_FIELDS
  const columns = exportColumns(what, fields)
  const rows = exportRows(db, what, filter)
  const count = await (isPrinted
    ? printTable(columns, rows, output)
    : writeTable(file, columns, rows))
  say(`${isPrinted ? '' : `${file}: `}${count} ${count === 1 ? 'row' : 'rows'}.`)
  if (what === 'submissions') say(NUMBERS)
  const left = what === 'links' ? await otherFields(db, fields) : []
  if (left.length > 0) say(`${LEFT_OUT} ${left.join(', ')}.`)
}

const NUMBERS =
  'In it lesson_number is what the form calls Task Number, and task_number its Lesson Number.'

const LEFT_OUT = 'Left out: fields that content/links.json did not name when dist/ was built:'
