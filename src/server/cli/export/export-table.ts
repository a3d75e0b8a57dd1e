import { cleanKey } from '../../../contract/key.ts'
import type { Database } from '../../store/database.ts'
import {
  exportColumns,
  exportRows,
  otherFields,
  type ExportFilter,
  type ExportName,
} from '../../store/export-rows.ts'
import { UNKNOWN_SCHOOL, type SchoolFile } from '../../built/school-file.ts'
import { storedFields } from '../../../contract/stored-fields.ts'
import { builtSchool } from '../built-portal.ts'
import { STANDARD, type Context, type Given } from '../command.ts'
import { readMoment } from './read-moment.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { inSchool } from '../school-database.ts'
import { printTable, writeTable } from '../table/write-table.ts'

/** Exports rows of one kind. */
export async function exportFile(
  what: ExportName,
  file: string,
  { cohort, lesson, from, to }: Given,
  context: Context,
): Promise<boolean> {
  // Students and tasks can be exported even beside a build of another version.
  const needsBuild = what === 'links' || what === 'messages' || what === 'submissions'
  const school = needsBuild ? builtSchool(context.portal) : UNKNOWN_SCHOOL
  const filter = {
    cohort: cohort === undefined ? undefined : cleanKey(cohort),
    lesson,
    from: readMoment(from, 'start', school.portal),
    before: readMoment(to, 'end', school.portal),
  }
  await inSchool(context, (db) => exportTable(db, what, file, filter, school, context))
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
  { portal: zone, storedFields: named }: SchoolFile,
  { terminal, output }: Context,
): Promise<void> {
  await refuseUnknown(db, filter)
  const isPrinted = file === STANDARD
  // Beside the rows, a sentence would be one of them.
  const say = (text: string) => (isPrinted ? terminal.error(text) : terminal.log(text))
  const fields = storedFields(named)
  const columns = exportColumns(what, fields, zone)
  const rows = exportRows(db, what, filter, zone)
  const count = await (isPrinted
    ? printTable(columns, rows, output)
    : writeTable(file, columns, rows))
  say(`${isPrinted ? '' : `${file}: `}${count} ${count === 1 ? 'row' : 'rows'}.`)
  if (what === 'submissions') say(NUMBERS)
  if (what === 'messages') say(`from and until are by the clocks of ${zone.timeZone}.`)
  const left = what === 'links' ? await otherFields(db, fields) : []
  if (left.length > 0) say(`${LEFT_OUT} ${left.join(', ')}.`)
}

const NUMBERS =
  'In it lesson_number is what the form calls Task Number, and task_number its Lesson Number.'

const LEFT_OUT = 'Left out: fields that content/links.json did not name when dist/ was built:'
