import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS } from '../../src/server/clock.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { readSetting, replaceSetting } from '../../src/server/store/settings.ts'
import { temporaryFolder } from './program.ts'
import { FORM, read, refused, signedIn } from './school.ts'
import { databaseIn } from './started.ts'

async function open() {
  const folder = await temporaryFolder()
  return { db: await databaseIn(folder), other: otherProgram(join(folder, 'school.sqlite')) }
}

/** Another program's connection to the same file, which never waits. */
function otherProgram(file: string): DatabaseSync {
  const other = new DatabaseSync(file, { timeout: 0 })
  onTestFinished(() => other.close())
  return other
}

describe('the embedded database', () => {
  test('flushes every commit to the disk, lets others read meanwhile, and checks foreign keys', async () => {
    const { db } = await open()
    const setting = async (pragma: string) =>
      Object.values((await sql.raw<object>(`pragma ${pragma}`).execute(db)).rows[0] ?? {})[0]
    expect(await setting('synchronous')).toBe(2) // FULL
    expect(await setting('journal_mode')).toBe('wal')
    expect(await setting('foreign_keys')).toBe(1)
  })

  test('refuses a disk on which programs cannot share memory, such as a network disk', async () => {
    // What SQLite answers there, to the first statement.
    const answer = { get: () => ({ journal_mode: 'delete' }) }
    const faked = vi.spyOn(DatabaseSync.prototype, 'prepare')
    faked.mockImplementationOnce(() => answer as unknown as StatementSync)
    onTestFinished(() => faked.mockRestore())
    await expect(databaseIn(await temporaryFolder())).rejects.toThrow('as network disks cannot')
  })

  test('locks out other writers when a transaction begins, not at its first write', async () => {
    const { db, other } = await open()
    await db.transaction().execute(async (trx) => {
      await readSetting(trx, 'colour')
      expect(() => other.exec("insert into settings values ('colour', 'red')")).toThrow('locked')
    })
  })

  test('waits while another program writes, and still reads', async () => {
    const { db, other } = await open()
    other.exec('begin immediate')
    let isWritten = false
    const writing = replaceSetting(db, 'colour', null, 'green').then(() => (isWritten = true))
    const inTransaction = db
      .transaction()
      .execute((trx) => replaceSetting(trx, 'size', null, 'large'))
    for (let i = 0; i < 3; i += 1) expect(await readSetting(db, 'colour')).toBeNull()
    expect(isWritten).toBe(false)
    other.exec('commit')
    await Promise.all([writing, inTransaction])
    expect(await readSetting(db, 'colour')).toBe('green')
    expect(await readSetting(db, 'size')).toBe('large')
  })

  test('keeps other queries out of a transaction, and rolls back one that fails', async () => {
    const { db } = await open()
    const steps: string[] = []
    const failing = db.transaction().execute(async (trx) => {
      await replaceSetting(trx, 'colour', null, 'green')
      await new Promise((resolve) => setImmediate(resolve))
      steps.push('first')
      throw new Error('changed my mind')
    })
    const other = replaceSetting(db, 'size', null, 'large').then(() => steps.push('second'))
    await expect(failing).rejects.toThrow('changed my mind')
    await other
    expect(steps).toEqual(['first', 'second'])
    expect(await readSetting(db, 'colour')).toBeNull()
  })
})

/** Ada signed in some time ago, and now another program locks the database. */
async function lockedSchool(agoMs: number) {
  const file = join(await temporaryFolder(), 'school.sqlite')
  const opened = await signedIn({ db: await openDatabase(file, { busyTimeoutMs: 10 }) })
  opened.clock.advance(agoMs)
  const other = otherProgram(file)
  other.exec('begin immediate')
  return { ...opened, other }
}

describe('a school whose database another program locks', () => {
  test('still answers reads, and answers 503 to writes', async () => {
    const { fetch, signIn, postForm, db, other } = await lockedSchool(0)
    for (const path of ['auth.php', 'get_links.php', 'fetch_messages.php']) {
      expect((await fetch(`/backend/${path}`)).status).toBe(200)
    }
    const submit = () => postForm('/backend/submit_task.php', FORM)
    const stored = () => db.selectFrom('submissions').selectAll().execute()
    const busy = refused(503, 'The school is busy just now. Please try again in a moment.')
    expect(await read(signIn())).toEqual(busy)
    expect(await read(submit())).toEqual(busy)
    expect(await stored()).toEqual([])
    other.exec('commit')
    expect([(await signIn()).status, (await submit()).status]).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
  })

  test('answers without waiting to renew the session, and renews it later', async () => {
    const { fetch, other, clock, db } = await lockedSchool(2 * HOUR_MS)
    expect((await fetch('/backend/auth.php')).status).toBe(200)
    other.exec('commit')
    await fetch('/backend/auth.php')
    const seen = () => db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()
    await expect.poll(seen).toEqual({ last_seen_at: clock.now().toISOString() })
  })
})
