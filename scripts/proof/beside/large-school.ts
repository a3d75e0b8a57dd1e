import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { systemClock } from '../../../src/server/clock.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import type { Database } from '../../../src/server/db/schema.ts'
import { rememberDevice } from '../../../src/server/store/devices.ts'
import { saveLinks } from '../../../src/server/store/links.ts'
import { saveMessage } from '../../../src/server/store/messages.ts'
import { openSession, SESSION_LIFE } from '../../../src/server/store/session.ts'
import { saveSetting } from '../../../src/server/store/settings.ts'
import { saveTask } from '../../../src/server/store/tasks.ts'
import { counted } from '../attacks/people.ts'

const SCHOOL_BYTES = 50_000_000
/** Four fill a page of SQLite's. */
const ROW_BYTES = 1000
const LINK_BYTES = 600
const ROWS_AT_ONCE = 100
const LESSONS = counted(20).map(String)

/**
 * Puts something into each table that a backup keeps, and so many submissions that it is large.
 * @returns each student's cookie: to sign in as so many would take minutes
 */
export async function enlarge(file: string): Promise<string[]> {
  const db = await openDatabase(file)
  const students = await db.selectFrom('students').select('id').orderBy('email').execute()
  const now = systemClock.now()
  const cookies: string[] = []
  await db.transaction().execute(async (trx) => {
    for (const { id } of students) {
      await rememberDevice(trx, null, id, now)
      const token = await openSession(trx, id, SESSION_LIFE, now)
      cookies.push(`portal_session=${token}`)
    }
    await publish(trx)
    await fillSubmissions(trx, students[0]?.id ?? '')
  })
  // So much at once is this proof's doing: no submission is to wait until it is moved out of the log.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await db.destroy()
  return cookies
}

async function publish(db: Database): Promise<void> {
  await saveLinks(db, { kind: 'everyone' }, { mentor_tasks: 'https://example.org/mentor' })
  await saveMessage(db, { kind: 'everyone' }, 'Classes begin on Monday.')
  await saveSetting(db, 'proof', 'beside')
  for (const lessonNumber of LESSONS) {
    const task = { title: 'A page of your own', dueDate: '', time: '', details: '<p>Build it.</p>' }
    await saveTask(db, 'Cohort 7', { lessonNumber, ...task })
  }
}

async function fillSubmissions(db: Database, sender: string): Promise<void> {
  const row = () => ({
    id: randomUUID(),
    sender_id: sender,
    cohort: 'Cohort 7',
    full_name: 'Ada Okafor',
    lesson_number: '3',
    task_number: '1',
    student_id: 'ST-1',
    document_link: `https://example.org/${'x'.repeat(LINK_BYTES)}`,
    video_link: 'https://example.org/video',
    submitted_at: '2026-03-02T12:00:00.000Z',
  })
  for (let rows = 0; rows < SCHOOL_BYTES / ROW_BYTES; rows += ROWS_AT_ONCE) {
    await db.insertInto('submissions').values(counted(ROWS_AT_ONCE).map(row)).execute()
  }
}
