import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HOUR_MS } from '../../src/server/clock.ts'
import { DatabaseBusy } from '../../src/server/db/sqlite-error.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { readSetting, saveSetting } from '../../src/server/store/settings.ts'
import { temporaryFolder } from './program.ts'
import { school } from './school.ts'

async function open() {
  const file = join(await temporaryFolder(), 'school.sqlite')
  const db = await openDatabase(file)
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
    const orphan = {
      token_hash: 'x',
      student_id: 'nobody',
      created_at: '',
      last_seen_at: '',
      expires_at: '',
    }
    await expect(db.insertInto('sessions').values(orphan).execute()).rejects.toThrow('FOREIGN KEY')
  })

  test('is found again as it was left, with its tables made once', async () => {
    const { db, file } = await open()
    await saveSetting(db, 'colour', 'green')
    const again = await openDatabase(file)
    onTestFinished(() => again.destroy())
    expect(await readSetting(again, 'colour')).toBe('green')
  })

  test('keeps nothing of a transaction that fails', async () => {
    const { db } = await open()
    const failing = db.transaction().execute(async (trx) => {
      await saveSetting(trx, 'colour', 'green')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await readSetting(db, 'colour')).toBeNull()
  })

  test('keeps other programs from writing from a transaction’s beginning, not from its first write', async () => {
    const { db, file } = await open()
    const other = otherProgram(file)
    await db.transaction().execute(async (trx) => {
      await readSetting(trx, 'colour')
      expect(() => other.exec("insert into settings values ('colour', 'red')")).toThrow('locked')
      await saveSetting(trx, 'colour', 'green')
    })
    expect(await readSetting(db, 'colour')).toBe('green')
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

  test('gives up on a program that keeps on writing, and has changed nothing', async () => {
    const file = join(await temporaryFolder(), 'school.sqlite')
    const db = await openDatabase(file, { busyTimeoutMs: 10 })
    onTestFinished(() => db.destroy())
    const other = otherProgram(file)
    other.exec('begin immediate')
    const writing = () => saveSetting(db, 'colour', 'green')
    await expect(writing()).rejects.toThrow(DatabaseBusy)
    await expect(db.transaction().execute(writing)).rejects.toThrow(DatabaseBusy)
    other.exec('commit')
    expect(await readSetting(db, 'colour')).toBeNull()
    await writing()
    expect(await readSetting(db, 'colour')).toBe('green')
  })

  test('keeps everyone else out of a transaction', async () => {
    const { db } = await open()
    const steps: string[] = []
    const one = db.transaction().execute(async (trx) => {
      await saveSetting(trx, 'colour', 'green')
      await new Promise((resolve) => setImmediate(resolve))
      steps.push('first')
      throw new Error('changed my mind')
    })
    const other = saveSetting(db, 'size', 'large').then(() => steps.push('second'))
    await expect(one).rejects.toThrow('changed my mind')
    await other
    expect(steps).toEqual(['first', 'second'])
    expect(await readSetting(db, 'colour')).toBeNull()
    expect(await readSetting(db, 'size')).toBe('large')
  })

  test('reads a table as it is after it was changed', async () => {
    const { db } = await open()
    const rows = () => sql.raw('select * from settings').execute(db)
    await saveSetting(db, 'colour', 'green')
    expect((await rows()).rows).toEqual([{ name: 'colour', value: 'green' }])
    await sql.raw("alter table settings add column note text not null default 'new'").execute(db)
    expect((await rows()).rows).toEqual([{ name: 'colour', value: 'green', note: 'new' }])
  })
})

describe('a school whose database another program keeps', () => {
  test('shows its pages all the same and asks for patience where it would have to write', async () => {
    const file = join(await temporaryFolder(), 'school.sqlite')
    const opened = await school({ file, busyTimeoutMs: 10, tasks: [{}] })
    const { fetch, signIn, db } = opened
    const ada = opened.browser()
    await ada.signIn('ada@example.org', 'demo-student')
    await signIn()
    const handIn = () =>
      ada.postForm('/backend/submit_task.php', {
        ...{ full_name: 'Ada', lesson_number: '3', task_number: '1', student_id: '1' },
        document_link: 'https://example.org/document',
        video_link: 'https://example.org/video',
      })
    const stored = () => db.selectFrom('submissions').select('document_link').execute()
    const other = otherProgram(file)
    other.exec('begin immediate')
    for (const path of ['auth.php', 'get_links.php', 'fetch_messages.php']) {
      expect((await fetch(`/backend/${path}`)).status).toBe(200)
    }
    for (const refused of [await signIn(), await handIn()]) {
      expect(refused.status).toBe(503)
      expect(await refused.json()).toEqual({
        status: 'error',
        message: 'The school is busy just now. Please try again in a moment.',
      })
    }
    expect(await stored()).toEqual([])
    other.exec('commit')
    expect((await signIn()).status).toBe(200)
    expect((await handIn()).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('keeps nobody waiting who was away for a while, and writes that down later', async () => {
    const file = join(await temporaryFolder(), 'school.sqlite')
    const { fetch, signIn, clock, db } = await school({ file })
    await signIn()
    clock.advance(2 * HOUR_MS)
    const other = otherProgram(file)
    other.exec('begin immediate')
    expect((await fetch('/backend/auth.php')).status).toBe(200)
    other.exec('commit')
    const seen = () => db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()
    await expect.poll(seen).toEqual({ last_seen_at: clock.now().toISOString() })
  })
})
