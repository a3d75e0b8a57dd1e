import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { timeProgram } from '../bench/import/programs.ts'
import { SECOND_MS } from '../../src/server/clock.ts'
import { databaseIn } from '../../src/server/data-folder.ts'
import type { Figure } from '../figures.ts'
import { counted, emailOf, submissionOf } from './attacks/people.ts'
import { differences, linksIn } from './beside/compare.ts'
import { enlarge } from './beside/large-school.ts'
import { openClient } from './client.ts'
import { openSchool, type School } from './school.ts'

/** Enough for two minutes. */
const STUDENTS = 1000
/** Below the 30 that a student can send within an hour. */
const SENT_BY_EACH = 29
const EVERY_MS = 5
const LEAST_PER_SECOND = 190 // of 200
/** Of a part, which may be short. */
const LEAST_MEANWHILE = 150
const ALONE_MS = 3000
const CONNECTIONS = 50
const IMPORTED = 20_000
const BACKUP_S = 2
const STALL_MS = 100

/** Runs the command line's programs beside a server that 200 submissions a second come to. */
export async function measureBeside(): Promise<Figure[]> {
  const school = await openSchool(counted(STUDENTS).map(emailOf))
  try {
    const cookies = await enlarge(school.databaseFile)
    const folder = path.dirname(school.databaseFile)
    const env = { PORTAL_DATA: folder, PORTAL_DEMO: 'off' }
    const copy = path.join(folder, 'copy.sqlite')
    const students = path.join(folder, 'students.csv')
    await writeFile(students, rowsOf(IMPORTED))
    const began = new Date()
    const load = await startLoad(school, cookies)
    const before = [...load.acknowledged]
    const backup = await load.during(() => timeProgram(['backup', copy], env))
    const { size } = await stat(copy)
    const again = path.join(folder, 'again')
    await timeProgram(['restore', copy], { ...env, PORTAL_DATA: again })
    const stored = linksIn(databaseIn(again))
    // Before the import: until then submissions alone change the school.
    const differing = differences(school.databaseFile, databaseIn(again), began)
    // To compare them keeps this process from sending: what is sent late for that is no part of the import.
    await load.during(() => pause(ALONE_MS))
    const imported = await load.during(() => timeProgram(['import', 'students', students], env))
    await load.stop()
    const perSecond = load.acknowledged.length / load.seconds()
    const megabytes = `${Math.round(size / 1e6)} MB`
    return [
      { what: 'Submissions a second', found: perSecond, least: LEAST_PER_SECOND },
      { what: 'Submissions that failed', found: load.failed(), most: 0 },
      slowest('Nothing else runs', load.aloneMs),
      { what: `Backup of ${megabytes}`, found: backup.result.seconds, unit: 's', most: BACKUP_S },
      meanwhile('Backup', backup.perSecond),
      { ...slowest('Backup', backup.slowestMs), most: STALL_MS },
      { what: 'Backup: rows that differ when it is restored', found: differing, most: 0 },
      {
        what: `Backup: lost of ${before.length} acknowledged before`,
        found: before.filter((link) => !stored.has(link)).length,
        most: 0,
      },
      { what: `Import of ${IMPORTED} students`, found: imported.result.seconds, unit: 's' },
      meanwhile('Import', imported.perSecond),
      { ...slowest('Import', imported.slowestMs), most: STALL_MS },
    ]
  } finally {
    await school.close()
  }
}

function slowest(what: string, found: number): Figure {
  return { what: `${what}: the slowest submission`, found, unit: 'ms' }
}

function meanwhile(what: string, found: number): Figure {
  return { what: `${what}: submissions a second meanwhile`, found, least: LEAST_MEANWHILE }
}

function rowsOf(students: number): string {
  const rows = counted(students).map((i) => `new.${i}@example.org,Student ${i},Cohort ${i % 40}`)
  return ['email,full_name,course_cohort', ...rows].join('\n')
}

/** Sends one submission after the other at its time, whether those before are answered or not. */
async function startLoad(school: School, cookies: readonly string[]) {
  const client = openClient(school.origin, CONNECTIONS)
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
  /** Of the submissions that were sent meanwhile: the slowest, and how many there were. */
  const during = async <Result>(work: () => Promise<Result>) => {
    await Promise.all(sending) // how long these take is not this work's doing
    slowestMs = 0
    const from = sending.length
    const start = performance.now()
    const result = await work()
    const perSecond = ((sending.length - from) * SECOND_MS) / (performance.now() - start)
    await Promise.all(sending.slice(from))
    return { result, slowestMs, perSecond }
  }
  // The first ones open the connections.
  await during(() => pause(ALONE_MS))
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
