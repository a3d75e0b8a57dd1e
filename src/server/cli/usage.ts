import type { StoredFields } from '../stored-fields.ts'

/** The help text, with the school's fields as columns of links. */
export const usage = (
  fields: StoredFields,
) => `Manages a school's data, also while the server is running.

Import and export:
  npm run school -- import students|links|messages|tasks FILE
      --dry-run              reports what would change, and changes nothing
      --new                  begins a school where there is none yet
      --overwrite-passwords  students: also replaces existing passwords, or removes
                             them at a dash; without it, they stay
  npm run school -- export students|links|messages|tasks|submissions FILE
      --cohort 'Cohort 7'    only this cohort
      --lesson 3             tasks, submissions: only this lesson, also written as
                             03 or Lesson 3; the form calls it Task Number
      --from DAY --to DAY    submissions: both days included, in UTC;
                             2026-03-09, or a moment: 2026-03-09T18:00+01:00

Students (if one address is unknown, nothing is changed):
  npm run school -- students deactivate|activate|end-sessions ADDRESS…
  npm run school -- students change-email ADDRESS NEW-ADDRESS
  npm run school -- students erase ADDRESS…
      --yes                  erases; without it, reports what would be erased
      --keep-submissions     keeps the submissions, without name, Student ID
                             and links

  npm run school -- reminders --dry-run
                             who gets a mail about a task that is due, and why not
                             the others; the server sends them by itself

Copies and checks:
  npm run school -- backup FILE     writes a consistent copy
      --force                       replaces an older file of that name
      --nightly                     into nightly/ of the data folder, without FILE;
                                    keeps 14, also on PostgreSQL (operate.md)
  npm run school -- restore FILE    replaces the database by a copy, and moves the
                                    old one aside; stop the server first
  npm run school -- move-to ADDRESS copies the school into an empty PostgreSQL
                                    database; stop the server first
  npm run school -- doctor          checks everything; ends with 1 when something is wrong
      --mail ADDRESS                sends a test mail
      --address https://…           asks there whether pages arrive as built
  npm run school -- failed UNIT     mails PORTAL_OPERATOR_MAIL that a unit of systemd failed

FILE for import and export is a table (.csv: the first line names the columns;
commas, semicolons or tabs between the cells) or a list of objects (.json).

  students   email, full_name, course_cohort; optional: facecard (address of the
             picture), user_status (active or deactivated), password (without
             one, the student sets it with 'Forgot Password')
  links      email or course_cohort, or neither for everyone; then any of
${wrap([...fields.keys()])}
             (lesson_time: days and a time, 'Tuesdays and Thursdays, 7 PM')
  messages   email or course_cohort, or neither for everyone; message; optional:
             from and until (2026-12-12 18:00, in the school's time)
  tasks      course_cohort, lesson_number, title; optional: due_date (2026-03-09),
             time, details (HTML)

An import updates existing rows: students by email, tasks by cohort and lesson,
messages by readers and from.
An empty cell keeps the stored value, and a cell with - removes it. If anything
in the file is wrong, nothing is imported. An exported file can be imported again;
in CSV, an apostrophe escapes formulas (=, +, -, @), and the import removes it.

PORTAL_DATA names the data folder, by default .data in this folder.
DATABASE_URL names a PostgreSQL database to use instead.`

function wrap(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length > 62) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line}, ${word}`
  }
  return lines.map((line) => `             ${line}`).join(',\n')
}
