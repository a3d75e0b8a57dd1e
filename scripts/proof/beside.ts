import { randomUUID } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { timeProgram } from '../bench/import/programs.ts'
import { databaseIn } from '../../src/server/data-folder.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Figure } from '../figures.ts'
import { counted, emailOf, signIn, submissionOf } from './attacks/people.ts'
import { openClient } from './client.ts'
import { openSchool, type School } from './school.ts'

const STUDENTS = 100
/** Below the 30 that a student can send within an hour. */
const SENT_BY_EACH = 29
const EVERY_MS = 5
const LEAST_PER_SECOND = 190 // of 200
const ALONE_MS = 3000
const CONNECTIONS = 50
const IMPORTED = 20_000
const SCHOOL_BYTES = 50_000_000
/** Four fill a page of SQLite's. */
const ROW_BYTES = 1000
const LINK_BYTES = 600
const ROWS_AT_ONCE = 100
const BACKUP_S = 2
const STALL_MS = 100

/** Runs the command line's programs beside a server that 200 submissions a second come to. */
export async function measureBeside(): Promise<Figure[]> {
  const school = await openSchool(counted(STUDENTS).map(emailOf))
  try {
    await grow(school)
    const folder = path.dirname(school.databaseFile)
    const env = { PORTAL_DATA: folder, PORTAL_DEMO: 'off' }
    const copy = path.join(folder, 'copy.sqlite')
    const students = path.join(folder, 'students.csv')
    await writeFile(students, rowsOf(IMPORTED))
    const load = await startLoad(school)
    const before = [...load.acknowledged]
    const backup = await load.during(() => timeProgram(['backup', copy], env))
    const imported = await load.during(() => timeProgram(['import', 'students', students], env))
    await load.stop()
    const { size } = await stat(copy)
    const again = path.join(folder, 'again')
    await timeProgram(['restore', copy], { ...env, PORTAL_DATA: again })
    const stored = linksIn(databaseIn(again))
    const perSecond = load.acknowledged.length / load.seconds()
    const megabytes = `${Math.round(size / 1e6)} MB`
    return [
      { what: 'Submissions a second', found: perSecond, least: LEAST_PER_SECOND },
      { what: 'Submissions that failed', found: load.failed(), most: 0 },
      slowest('Nothing else runs', load.aloneMs),
      { what: `Backup of ${megabytes}`, found: backup.result.seconds, unit: 's', most: BACKUP_S },
      { ...slowest('Backup', backup.slowestMs), most: STALL_MS },
      {
        what: 'Backup: rows that differ when it is restored',
        found: differences(copy, databaseIn(again)),
        most: 0,
      },
      {
        what: `Backup: lost of ${before.length} acknowledged before`,
        found: before.filter((link) => !stored.has(link)).length,
        most: 0,
      },
      { what: `Import of ${IMPORTED} students`, found: imported.result.seconds, unit: 's' },
      { ...slowest('Import', imported.slowestMs), most: STALL_MS },
    ]
  } finally {
    await school.close()
  }
}

function slowest(what: string, found: number): Figure {
  return { what: `${what}: the slowest submission`, found, unit: 'ms' }
}

/** Gives the school so many submissions that a backup is large. */
async function grow({ databaseFile }: School): Promise<void> {
  const db = await openDatabase(databaseFile)
  const { id } = await db.selectFrom('students').select('id').limit(1).executeTakeFirstOrThrow()
  const row = () => ({
    id: randomUUID(),
    sender_id: id,
    cohort: 'Cohort 7',
    full_name: 'Ada Okafor',
    lesson_number: '3',
    task_number: '1',
    student_id: 'ST-1',
    document_link: `https://example.org/${'x'.repeat(LINK_BYTES)}`,
    video_link: 'https://example.org/video',
    submitted_at: '2026-03-02T12:00:00.000Z',
  })
  await db.transaction().execute(async (trx) => {
    for (let rows = 0; rows < SCHOOL_BYTES / ROW_BYTES; rows += ROWS_AT_ONCE) {
      const values = counted(ROWS_AT_ONCE).map(row)
      await trx.insertInto('submissions').values(values).execute()
    }
  })
  // So much at once is this proof's doing: no submission is to wait until it is moved out of the log.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await db.destroy()
}

function rowsOf(students: number): string {
  const rows = counted(students).map((i) => `new.${i}@example.org,Student ${i},Cohort ${i % 40}`)
  return ['email,full_name,course_cohort', ...rows].join('\n')
}

/** Sends one submission after the other at its time, whether those before are answered or not. */
async function startLoad(school: School) {
  const client = openClient(school.origin, CONNECTIONS)
  const cookies: string[] = []
  for (const student of counted(STUDENTS)) cookies.push(await signIn(client, student))
  const acknowledged: string[] = []
  let slowestMs = 0
  const sending: Promise<void>[] = []
  let failed = 0
  const began = performance.now()
  const send = async (number: number) => {
    const student = number % STUDENTS
    const link = `https://example.org/${number}`
    const { status, ms } = await client.post(submissionOf(student, cookies[student] ?? '', link))
    slowestMs = Math.max(slowestMs, ms)
    if (status === 200) acknowledged.push(link)
    else failed += 1
  }
  const stop = new AbortController()
  const running = (async () => {
    while (!stop.signal.aborted && sending.length < STUDENTS * SENT_BY_EACH) {
      const due = (performance.now() - began) / EVERY_MS
      while (sending.length < due) sending.push(send(sending.length))
      await pause(EVERY_MS)
    }
    return (performance.now() - began) / 1000
  })()
  let seconds = 0
  /** The slowest of the submissions that were sent meanwhile. */
  const during = async <Result>(work: () => Promise<Result>) => {
    slowestMs = 0
    const from = sending.length
    const result = await work()
    await Promise.all(sending.slice(from))
    return { result, slowestMs }
  }
  const alone = await during(() => pause(ALONE_MS))
  return {
    acknowledged,
    aloneMs: alone.slowestMs,
    during,
    failed: () => failed,
    seconds: () => seconds,
    async stop() {
      stop.abort()
      seconds = await running
      await Promise.all(sending)
      client.close()
    },
  }
}

function linksIn(file: string): ReadonlySet<string> {
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db.prepare('select document_link from submissions').all()
  db.close()
  return new Set(rows.map((row) => String(row['document_link'])))
}

// Restoring ends all sessions and codes on purpose.
const FORGOTTEN = new Set(['sessions', 'reset_codes', 'reset_grants'])

/** Rows of either that are not in the other one. */
function differences(one: string, other: string): number {
  const db = new DatabaseSync(one, { readOnly: true })
  db.prepare('attach ? as other').run(other)
  const tables = db
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
  const counts = tables
    .filter((name) => !FORGOTTEN.has(name))
    .map((name) => {
      const [here, there] = [`main."${name}"`, `other."${name}"`]
      const found = db
        .prepare(`select ${without(here, there)} + ${without(there, here)} as count`)
        .get()
      return Number(found?.['count'])
    })
  db.close()
  return counts.reduce((sum, count) => sum + count, 0)
}

function without(these: string, those: string): string {
  return `(select count(*) from (select * from ${these} except select * from ${those}))`
}
