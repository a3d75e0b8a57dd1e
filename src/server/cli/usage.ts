import { STORED_LINK_FIELDS } from '../../contract/links.ts'

export const USAGE = `Puts a school's data in and gets its submissions out, also while the server is running.

  npm run school -- import students FILE
  npm run school -- import links FILE
  npm run school -- import messages FILE
  npm run school -- import tasks FILE
  npm run school -- export submissions FILE

FILE is a table (.csv, the first line names the columns; commas, semicolons or
tabs between the cells) or a list of objects (.json).

  students   email, full_name, course_cohort; if wanted facecard (address of the
             picture), user_status (active or deactivated), password (without
             one the student sets it by 'Forgot Password')
  links      email or course_cohort, or neither for everyone; then any of
${wrap(STORED_LINK_FIELDS)}
             (lesson_time: days and a time, 'Tuesdays and Thursdays, 7 PM')
  messages   email or course_cohort, or neither for everyone; message
  tasks      course_cohort, lesson_number, title; if wanted due_date (2026-03-09),
             time, details (HTML)

What is stored already is updated: students by email, tasks by cohort and lesson.
An empty cell leaves what is stored, a cell with - removes it. When anything in
the file is wrong, nothing is imported.

PORTAL_DATA names the data folder; without it, it is .data in this folder.`

function wrap(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length > 62) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line}, ${word}`
  }
  return lines.map((line) => `             ${line}`).join(',\n')
}
