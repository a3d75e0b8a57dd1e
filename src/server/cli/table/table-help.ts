import { Help } from 'commander'
import { StartError } from '../../start-error.ts'
import {
  BUILT_IN_FIELDS,
  storedFields,
  type StoredFields,
} from '../../../contract/stored-fields.ts'
import { readSchoolFile } from '../../built/school-file.ts'
import type { ImportName } from '../command.ts'

export const ABOUT_TABLES = `
FILE is a table (.csv: the first line names the columns; commas, semicolons or
tabs between the cells) or a list of objects (.json). A dash is standard input or
output; an export without FILE prints CSV, too. An exported file can be imported
again; in CSV, an apostrophe escapes formulas (=, +, -, @), and the import
removes it.`

export const ABOUT_IMPORTS = `${ABOUT_TABLES}
Links, messages and tasks also come from a sheet (Google Sheets, or another
https:// address of a CSV; docs/operate.md).

An import updates existing rows: students by email, tasks by cohort and lesson,
messages by readers and from. An empty cell keeps the stored value, and a cell
with - removes it. If anything in the file is wrong, nothing is imported.`

const COLUMNS = {
  students: `
Columns: email, full_name, course_cohort; optional: facecard (address of the
picture), user_status (active or deactivated), password (without one, the student
sets it with 'Forgot Password')`,
  links: `
Columns: email or course_cohort, or neither for everyone; then any of these
(lesson_time: days and a time, 'Tuesdays and Thursdays, 7 PM'):`,
  messages: `
Columns: email or course_cohort, or neither for everyone; message; optional: from
and until (2026-12-12 18:00, in the school's time)`,
  tasks: `
Columns: course_cohort, lesson_number, title; optional: due_date (2026-03-09),
time, details (HTML)`,
} as const

/** The columns of a table, of links with the school's fields. It works even with a damaged build. */
export function aboutColumns(what: ImportName, portal: string): string {
  if (what !== 'links') return COLUMNS[what]
  try {
    return linksWith(storedFields(readSchoolFile(portal).storedFields))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return `${linksWith(BUILT_IN_FIELDS)}\n\n${error.message}`
  }
}

function linksWith(fields: StoredFields): string {
  return `${COLUMNS.links}\n${new Help().boxWrap([...fields.keys()].join(', '), 80)}`
}
