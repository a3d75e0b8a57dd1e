import type { StoredFields } from '../stored-fields.ts'

/** The help text, with the school's fields as columns of links. */
export const usage = (
  fields: StoredFields,
) => `Looks after a school's data, also while the server is running.

Data in, and out:
  npm run school -- import students|links|messages|tasks FILE
      --dry-run              says what would happen and changes nothing
      --overwrite-passwords  students: also for those who have a password; without
                             it, they keep theirs, and a dash removes none
  npm run school -- export students|links|messages|tasks|submissions FILE
      --cohort 'Cohort 7'    only what belongs to this cohort
      --lesson 3             tasks, submissions: only those of this lesson
      --from DAY --to DAY    submissions: both days included, in UTC;
                             2026-03-09, or a moment: 2026-03-09T18:00+01:00

Single students, all of those named or none:
  npm run school -- students deactivate|activate|end-sessions ADDRESS…
  npm run school -- students change-email ADDRESS NEW-ADDRESS
  npm run school -- students erase ADDRESS…
      --yes                  does it; without, it says what would be erased
      --keep-submissions     keeps what they handed in, without name, Student ID
                             and links

Safety:
  npm run school -- backup FILE     a whole copy, of this moment
      --force                       in place of an older file of that name
  npm run school -- restore FILE    puts a copy in place, moves aside what is there;
                                    stop the server first
  npm run school -- move-to ADDRESS copies the school into an empty PostgreSQL database,
                                    row for row; stop the server first
  npm run school -- doctor          looks whether all is well; ends with 1 if not
      --mail ADDRESS                sends a test mail

For import and export FILE is a table (.csv, the first line names the columns;
commas, semicolons or tabs between the cells) or a list of objects (.json).

  students   email, full_name, course_cohort; if wanted facecard (address of the
             picture), user_status (active or deactivated), password (without
             one the student sets it by 'Forgot Password')
  links      email or course_cohort, or neither for everyone; then any of
${wrap([...fields.keys()])}
             (lesson_time: days and a time, 'Tuesdays and Thursdays, 7 PM')
  messages   email or course_cohort, or neither for everyone; message
  tasks      course_cohort, lesson_number, title; if wanted due_date (2026-03-09),
             time, details (HTML)

What is stored already is updated: students by email, tasks by cohort and lesson.
An empty cell leaves what is stored, a cell with - removes it. When anything in
the file is wrong, nothing is imported. What is exported can be imported again;
in CSV a cell that a spreadsheet would calculate (=, +, -, @) begins with an
apostrophe, which importing removes.

PORTAL_DATA names the data folder; without it, it is .data in this folder.
DATABASE_URL names a PostgreSQL database that is used instead.`

function wrap(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length > 62) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line}, ${word}`
  }
  return lines.map((line) => `             ${line}`).join(',\n')
}
