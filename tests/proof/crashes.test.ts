import { expect, onTestFinished, test } from 'vitest'
import { openPostgres, openStandby, promote } from '../../scripts/test/school-postgres.ts'
import { inspectSqlite } from '../../src/server/db/inspect.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { openSchool } from './school-process.ts'
import { studentsFor, underLoad } from './under-load.ts'

const CYCLES = 60

/** Expects each acknowledged submission in the database, and none twice. */
async function expectStored(acknowledged: readonly string[], place: string) {
  const db = await openDatabase(place)
  const rows = await db.selectFrom('submissions').select('document_link').execute()
  await db.destroy()
  const stored = new Set(rows.map((row) => row.document_link))
  console.log(`${acknowledged.length} submissions were acknowledged, ${rows.length} are stored`)
  expect(acknowledged.filter((link) => !stored.has(link))).toEqual([])
  expect(stored.size).toBe(rows.length)
}

// Kills only the server's process: PostgreSQL sees closed connections.
test.each(['SQLite', 'PostgreSQL'])(
  'on %s, a server that is killed again and again loses no submission and stores none twice',
  async (engine) => {
    const database = engine === 'SQLite' ? null : await openPostgres()
    if (database !== null) onTestFinished(() => database.remove())
    const school = await openSchool(studentsFor(CYCLES), database?.addressOf('school'))
    const crashes = Array.from({ length: CYCLES }, () => () => school.crash())
    await expectStored(await underLoad(school, crashes), school.place)
    if (database === null) expect((await inspectSqlite(school.place)).kind).toBe('school')
  },
)

test('a primary that is gone for good is replaced by its standby, without a lost submission', async () => {
  const primary = await openPostgres()
  onTestFinished(() => primary.remove())
  const standby = await openStandby(primary)
  onTestFinished(() => standby.remove())
  // The server knows both from the start.
  const both = primary
    .addressOf('school')
    .replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`)
  const school = await openSchool(studentsFor(1), both)
  const failOver = async () => {
    await primary.stop('immediate')
    await promote(standby)
  }
  await expectStored(await underLoad(school, [failOver]), standby.addressOf('school'))
})
