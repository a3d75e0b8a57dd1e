import { BUILT_IN_FIELDS, type StoredFields } from '../stored-fields.ts'

/** The line of the help that belongs to a mistyped command; without one, how to see them all. */
export function helpFor([verb = '', subject = '']: readonly string[], command: string): string {
  const lines = [...usage(BUILT_IN_FIELDS).matchAll(/^ {2}school ([a-z-]+)(?: (\S+).*)?/gm)]
  const own = lines.filter(([, name]) => name === verb)
  const isMeant = ([, , subjects = '']: readonly string[]) =>
    !/^[a-z]/.test(subjects) || subjects.split('|').includes(subject)
  const line = own.length === 1 ? own[0] : own.find(isMeant)
  return line === undefined
    ? `${command} help shows every command.`
    : line[0].replace(/^ {2}school/, command).replace(/ {2,}.*/, '')
}

/** The help text, with the school's fields as columns of links. */
export const usage = (
  fields: StoredFields,
) => `Manages a school's data, also while the server is running. In the project's folder
write npm run school -- instead of school.

Import and export:
  school import students|links|messages|tasks FILE
      --dry-run              reports what would change, and changes nothing
      --new                  begins a school where there is none yet
      --overwrite-passwords  students: also replaces existing passwords, or removes
                             them at a dash; without it, they stay
      --replace              links, messages, tasks: removes what the file no longer
                             has for its cohorts and for everyone; at most a third
                             of the rows, and no task that somebody has handed in
  school export students|links|messages|tasks|submissions FILE
      --cohort 'Cohort 7'    only this cohort
      --lesson 3             tasks, submissions: only this lesson, also written as
                             03 or Lesson 3; the form calls it Task Number
      --from DAY --to DAY    submissions: both days included, in UTC;
                             2026-03-09, or a moment: 2026-03-09T18:00+01:00
  school export missing FILE --cohort 'Cohort 7' --lesson 3
                             each task with each active student who has not handed
                             it in; without --lesson and --cohort, of all

Single changes (with --dry-run: reports, and changes nothing):
  school set links --cohort 'Cohort 7' class_link=https://…
      --everyone, --student ADDRESS   instead of --cohort
      class_link=-           removes the link
  school message --cohort 'Cohort 7' --until 23:00 'Text'
      --everyone, --student ADDRESS   instead of --cohort
      --from, --until        2026-12-12 18:00, a day, or a time of today, by the
                             school's clocks; without them: at once, for good
      --remove               takes back what is shown and what is to come
  school tasks remove --cohort 'Cohort 7' --lesson 3
      --yes                  removes; without it, reports who has handed it in

Sheets (Google Sheets, or another address of a CSV; operate.md):
  school import links|messages|tasks https://…
  school sync FILE           takes over every sheet of a list that has changed, and
                             mails its mistakes to its owner; a timer runs this

Students (if one address is unknown, nothing is changed; also with --dry-run):
  school students show ADDRESS…     also by the id of the log
  school students move ADDRESS… --cohort 'Cohort 8'
  school students deactivate|activate|end-sessions ADDRESS…
  school students change-email ADDRESS NEW-ADDRESS
  school students erase ADDRESS…
      --yes                  erases; without it, reports what would be erased
      --keep-submissions     keeps the submissions, without name, Student ID
                             and links

  school reminders --dry-run        who gets a mail about a task that is due, and
                                    why not the others; the server sends them

Copies and checks:
  school backup FILE                writes a consistent copy
      --force                       replaces an older file of that name
      --nightly                     into nightly/ of the data folder, without FILE;
                                    keeps 14, also on PostgreSQL (operate.md)
  school restore FILE               replaces the database by a copy, and moves the
                                    old one aside; stop the server first
  school move-to ADDRESS            copies the school into an empty PostgreSQL
                                    database; stop the server first
  school doctor                     checks everything; ends with 1 when something
                                    is wrong
      --mail ADDRESS                sends a test mail
      --address https://…           asks there whether pages arrive as built
  school failed UNIT                mails PORTAL_OPERATOR_MAIL that a unit of
                                    systemd has failed

FILE for import and export is a table (.csv: the first line names the columns;
commas, semicolons or tabs between the cells) or a list of objects (.json). A dash
is standard input, or standard output; an export without FILE prints CSV, too.

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
