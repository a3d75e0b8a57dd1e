import { cleanKey } from '../../../contract/key.ts'
import { exportColumns, exportRows, otherFields, type ExportName } from '../../store/export-rows.ts'
import { readSchoolFile, UNKNOWN_SCHOOL } from '../../built/school-file.ts'
import { storedFields } from '../../../contract/stored-fields.ts'
import { STANDARD, type Context, type Given, WrongCommand } from '../command.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { inSchool } from '../school-database.ts'
import { printTable, writeTable } from '../table/write-table.ts'
import { deadlineOf, endOfDue, parseDue } from '../../../contract/due.ts'
import type { SchoolZone } from '../../school-time.ts'

/**
 * Exports rows of one kind into a new file or to standard output, and says how many.
 * @throws {StartError} when it cannot be written, or the cohort or lesson is unknown
 */
export async function exportFile(
  what: ExportName,
  file: string,
  { cohort, lesson, from, to }: Given,
  context: Context,
): Promise<boolean> {
  const { portal, terminal, output } = context
  // Students and tasks can be exported even beside a build of another version.
  const needsBuild = what === 'links' || what === 'messages' || what === 'submissions'
  const school = needsBuild ? readSchoolFile(portal) : UNKNOWN_SCHOOL
  const zone = school.portal
  const filter = {
    cohort: cohort === undefined ? undefined : cleanKey(cohort),
    lesson,
    from: readMoment(from, 'start', zone),
    before: readMoment(to, 'end', zone),
  }
  const isPrinted = file === STANDARD
  // Beside the rows, a sentence would be one of them.
  const say = (text: string) => (isPrinted ? terminal.error(text) : terminal.log(text))
  const fields = storedFields(school.storedFields)
  const columns = exportColumns(what, fields, zone)
  return inSchool(context, async (db) => {
    await refuseUnknown(db, filter)
    const rows = exportRows(db, what, filter, zone)
    const count = await (isPrinted
      ? printTable(columns, rows, output)
      : writeTable(file, columns, rows))
    say(`${isPrinted ? '' : `${file}: `}${count} ${count === 1 ? 'row' : 'rows'}.`)
    if (what === 'submissions') say(NUMBERS)
    if (what === 'messages') say(`from and until are by the clocks of ${zone.timeZone}.`)
    const omitted = what === 'links' ? await otherFields(db, fields) : []
    if (omitted.length > 0) say(`${LEFT_OUT} ${omitted.join(', ')}.`)
    return true
  })
}

const NUMBERS =
  'In it lesson_number is what the form calls Task Number, and task_number its Lesson Number.'

const LEFT_OUT = 'Left out: fields that content/links.json did not name when dist/ was built:'

/**
 * A day or a time by the school's clocks, or a moment with its offset, as ISO 8601 in UTC. The end of a day is the next
 * one's start.
 * @throws {WrongCommand} for anything else
 */
export function readMoment(
  text: string | undefined,
  edge: 'start' | 'end',
  { utcOffsets }: SchoolZone,
): string | undefined {
  if (text === undefined) return undefined
  const read = parseDue({ dueDate: text, time: '' })
  if (!('wall' in read)) {
    throw new WrongCommand(`'${text}' must be a day such as 2026-03-09, or 2026-03-09 18:00.`)
  }
  if (edge === 'end') return endOfDue(read, utcOffsets).toISOString()
  const wall = read.kind === 'day' ? `${read.wall.slice(0, 10)}T00:00:00` : read.wall
  return deadlineOf({ ...read, wall }, utcOffsets).toISOString()
}
