import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { systemClock } from '../../../src/server/clock.ts'
import { readConfig } from '../../../src/server/config.ts'
import { openSchoolDatabase } from '../../../src/server/data-folder.ts'
import { addStudent } from '../../../src/server/store/students.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'

// A program whose writes are recorded: opens a school as the server does, hands in one submission after the
// other, and says each link once the store has said that it is kept.
// node hand-in.ts <data folder> <how many> <synchronous: as the server has it, or another one for a control>

const LESSONS = 30
const STDOUT = 1

const [folder = '', count = '', synchronous = 'full'] = process.argv.slice(2)

const config = readConfig({ PORTAL_DATA: folder, PORTAL_DEMO: 'off', DATABASE_URL: '' })
const db = await openSchoolDatabase(config)
if (synchronous !== 'full') await sql.raw(`pragma synchronous = ${synchronous}`).execute(db)
const about = { fullName: 'Ada Okafor', cohort: 'Cohort 7' }
const account = { email: 'ada@example.org', facecard: '', passwordHash: null }
const student = { ...about, ...account, access: 'active' as const }
const { id } = await addStudent(db, student, systemClock.now())
for (let number = 0; number < Number(count); number += 1) {
  const documentLink = `https://example.org/${number}`
  const lesson = { lessonNumber: String(number % LESSONS), taskNumber: '1', studentId: 'ST-1' }
  const submission = { ...about, ...lesson, documentLink, videoLink: 'https://example.org/video' }
  await addSubmission(db, id, submission, systemClock.now())
  // At once and from this thread, so that it stands in the record where it happened.
  writeSync(STDOUT, `${documentLink}\n`)
}
await db.destroy()
