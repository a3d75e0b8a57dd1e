import { writeFile } from 'node:fs/promises'
import type { Database } from '../store/database.ts'
import { codeOf, StartError } from '../start-error.ts'
import { listSubmissions, type ReceivedSubmission } from '../store/tasks.ts'

/** Columns by their wire names, in the order of the file. */
const COLUMNS: readonly (readonly [string, keyof ReceivedSubmission])[] = [
  ['submitted_at', 'submittedAt'],
  ['email', 'email'],
  ['course_cohort', 'cohort'],
  ['full_name', 'fullName'],
  ['lesson_number', 'lessonNumber'],
  ['task_number', 'taskNumber'],
  ['student_id', 'studentId'],
  ['document_link', 'documentLink'],
  ['video_link', 'videoLink'],
]

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes every submission to a new CSV file that Excel opens with the right letters.
 * @returns how many there are
 * @throws {StartError} when the file exists already or cannot be written
 */
export async function exportSubmissions(db: Database, file: string): Promise<number> {
  const submissions = await listSubmissions(db)
  const lines = [
    COLUMNS.map(([name]) => name),
    ...submissions.map((submission) => COLUMNS.map(([, field]) => submission[field])),
  ].map((cells) => cells.map(quote).join(','))
  try {
    // Only the owner may read it, and no earlier file is overwritten.
    await writeFile(file, `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`, {
      flag: 'wx',
      mode: 0o600,
    })
  } catch (cause) {
    const reason =
      codeOf(cause) === 'EEXIST' ? 'it exists already' : `it cannot be written (${codeOf(cause)})`
    throw new StartError(`${file}: ${reason}. Choose another name.`, { cause })
  }
  return submissions.length
}

// A cell that begins like this is a formula to a spreadsheet, and students fill these cells in.
function quote(cell: string): string {
  const guarded = /^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell
  return `"${guarded.replaceAll('"', '""')}"`
}
