import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HOUR_MS } from '../../src/server/clock.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { readSetting, saveSetting } from '../../src/server/store/settings.ts'
import { temporaryFolder } from './program.ts'
import { ADA, FORM, read, refused, school } from './school.ts'

async function open(options = {}) {
  const file = join(await temporaryFolder(), 'school.sqlite')
  const db = await openDatabase(file, options)
  onTestFinished(() => db.destroy())
  return { db, file }
}

/** Another program's connection to the same file; it waits for nobody. */
function otherProgram(file: string): DatabaseSync {
  const other = new DatabaseSync(file, { timeout: 0 })
  onTestFinished(() => other.close())
  return other
}

describe('the database', () => {
  test('flushes every commit to the disk, and lets others read meanwhile', async () => {
    const { db } = await open()
    const setting = async (pragma: string) =>
      Object.values((await sql.raw<object>(`pragma ${pragma}`).execute(db)).rows[0] ?? {})[0]
    expect(await setting('synchronous')).toBe(2) // FULL
    expect(await setting('journal_mode')).toBe('wal')
  })

  test('refuses rows that belong to nobody', async () => {
    const { db } = await open()
    const times = { created_at: '', last_seen_at: '', expires_at: '' }
    const orphan = { token_hash: 'x', student_id: 'nobody', ...times }
    await expect(db.insertInto('sessions').values(orphan).execute()).rejects.toThrow('FOREIGN KEY')
  })

  test('keeps other programs from writing from a transaction’s beginning, not from its first write', async () => {
    const { db, file } = await open()
    const other = otherProgram(file)
    await db.transaction().execute(async (trx) => {
      await readSetting(trx, 'colour')
      expect(() => other.exec("insert into settings values ('colour', 'red')")).toThrow('locked')
    })
  })

  test('waits for another program that is writing, while those who read go on', async () => {
    const { db, file } = await open()
    const other = otherProgram(file)
    other.exec('begin immediate')
    let isWritten = false
    const writing = saveSetting(db, 'colour', 'green').then(() => (isWritten = true))
    const inTransaction = db.transaction().execute((trx) => saveSetting(trx, 'size', 'large'))
    for (let i = 0; i < 3; i += 1) expect(await readSetting(db, 'colour')).toBeNull()
    expect(isWritten).toBe(false)
    other.exec('commit')
    await Promise.all([writing, inTransaction])
    expect(await readSetting(db, 'colour')).toBe('green')
    expect(await readSetting(db, 'size')).toBe('large')
  })

  test('keeps everyone else out of a transaction, and nothing of one that fails', async () => {
    const { db } = await open()
    const steps: string[] = []
    const failing = db.transaction().execute(async (trx) => {
      await saveSetting(trx, 'colour', 'green')
      await new Promise((resolve) => setImmediate(resolve))
      steps.push('first')
      throw new Error('changed my mind')
    })
    const other = saveSetting(db, 'size', 'large').then(() => steps.push('second'))
    await expect(failing).rejects.toThrow('changed my mind')
    await other
    expect(steps).toEqual(['first', 'second'])
    expect(await readSetting(db, 'colour')).toBeNull()
  })
})

/** Ada was there some time ago. */
async function keptSchool(agoMs: number) {
  const file = join(await temporaryFolder(), 'school.sqlite')
  const opened = await school({ file, busyTimeoutMs: 10, tasks: [{}] })
  const { clock, db } = opened
  const ada = opened.browser()
  const signIn = () => ada.signIn(ADA, 'demo-student')
  await signIn()
  clock.advance(agoMs)
  const other = otherProgram(file)
  other.exec('begin immediate')
  return {
    db,
    clock,
    other,
    signIn,
    fetch: ada.fetch,
    handIn: () => ada.postForm('/backend/submit_task.php', FORM),
    stored: () => db.selectFrom('submissions').selectAll().execute(),
  }
}

describe('a school whose database another program keeps', () => {
  test('shows its pages all the same and asks for patience where it would have to write', async () => {
    const { fetch, signIn, handIn, stored, other } = await keptSchool(0)
    for (const path of ['auth.php', 'get_links.php', 'fetch_messages.php']) {
      expect((await fetch(`/backend/${path}`)).status).toBe(200)
    }
    const busy = refused(503, 'The school is busy just now. Please try again in a moment.')
    expect(await read(signIn())).toEqual(busy)
    expect(await read(handIn())).toEqual(busy)
    expect(await stored()).toEqual([])
    other.exec('commit')
    expect([(await signIn()).status, (await handIn()).status]).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
  })

  test('does not delay a student who comes back, and updates the session later', async () => {
    const { fetch, other, clock, db } = await keptSchool(2 * HOUR_MS)
    expect((await fetch('/backend/auth.php')).status).toBe(200)
    other.exec('commit')
    await fetch('/backend/auth.php')
    const seen = () => db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()
    await expect.poll(seen).toEqual({ last_seen_at: clock.now().toISOString() })
  })
})
