import { appendFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../src/server/db/open.ts'
import { inspect } from '../../../src/server/db/inspect.ts'
import type { Figure } from '../../figures.ts'
import { isSystemError } from '../../system-error.ts'
import { counted, emailOf, homeOf, rightLogin, signIn, submissionOf } from '../attacks/people.ts'
import { openClient } from '../client.ts'
import { openSchool } from '../school.ts'

// A program that has the disk of TMPDIR to itself: hands in, fills it, hands in, reads and signs in, makes
// room, and hands in again. Prints the figures as JSON.

const STUDENTS = 20
/** Of each student, before, while and after the disk is full; 30 are allowed within an hour. */
const EACH = 8
const WAIT_MS = 20
const WRITES_AGAIN_MS = 1000

const school = await openSchool(counted(STUDENTS).map(emailOf))
const client = openClient(school.origin, 4)
const acknowledged: string[] = []
const refused = { plainly: 0, otherwise: 0 }
const reads = { answered: 0, failed: 0 }
let number = 0

try {
  const cookies: string[] = []
  for (const student of counted(STUDENTS)) cookies.push(await signIn(client, student))

  /** @returns the status */
  const handIn = async (student: number) => {
    number += 1
    const link = `https://example.org/${number}`
    const { status } = await client.post(submissionOf(student, cookies[student] ?? '', link))
    if (status === 200) acknowledged.push(link)
    return status
  }
  const everybody = async (act: (student: number) => Promise<unknown>) => {
    for (const _ of counted(EACH)) {
      await Promise.all(counted(STUDENTS).map(act))
    }
  }

  await everybody(handIn)
  const filler = await fill()
  await everybody(async (student) => {
    const status = await handIn(student)
    if (status === 503) refused.plainly += 1
    else if (status !== 200) refused.otherwise += 1
    const call = { address: homeOf(student), cookie: cookies[student] ?? '' }
    const read = await client.get({ path: '/backend/get_links.php', ...call })
    if (read.status === 200) reads.answered += 1
    else reads.failed += 1
    const again = await client.post(rightLogin(student, { address: homeOf(student) }))
    if (again.status !== 200 && again.status !== 503) refused.otherwise += 1
  })
  await rm(filler)
  const began = performance.now()
  while ((await handIn(0)) !== 200 && performance.now() - began < 10 * WRITES_AGAIN_MS) {
    await pause(WAIT_MS)
  }
  const writesAgainMs = performance.now() - began
  await everybody(handIn)
  await school.stop()

  const db = await openDatabase(school.databaseFile)
  const rows = await db.selectFrom('submissions').select('document_link').execute()
  const stored = new Set(rows.map(({ document_link: link }) => link))
  await db.destroy()
  const lost = acknowledged.filter((link) => !stored.has(link)).length
  const isWhole = (await inspect(school.databaseFile)).kind === 'school'
  const what = 'SQLite on a full disk'
  const figures: Figure[] = [
    { what: `${what}: submissions refused with a plain 503`, found: refused.plainly, least: 1 },
    { what: `${what}: calls answered with another error`, found: refused.otherwise, most: 0 },
    { what: `${what}: reads answered`, found: reads.answered, least: STUDENTS * EACH },
    { what: `${what}: reads that failed`, found: reads.failed, most: 0 },
    {
      what: `${what}: writes again when there is room, after`,
      found: writesAgainMs,
      unit: 'ms',
      most: WRITES_AGAIN_MS,
    },
    { what: `${what}: acknowledged`, found: acknowledged.length, least: 2 * STUDENTS * EACH },
    { what: `${what}: of these lost`, found: lost, most: 0 },
    { what: `${what}: databases damaged`, found: isWhole ? 0 : 1, most: 0 },
  ]
  console.log(JSON.stringify(figures))
} finally {
  client.close()
  await school.close()
}

/** Writes until not a byte more fits. @returns the file that takes the room */
async function fill(): Promise<string> {
  const file = path.join(tmpdir(), 'filler')
  for (let size = 1 << 16; size > 0; size = size >> 1) {
    try {
      for (;;) await appendFile(file, Buffer.alloc(size))
    } catch (error) {
      if (!isSystemError(error) || error.code !== 'ENOSPC') throw error
    }
  }
  return file
}
