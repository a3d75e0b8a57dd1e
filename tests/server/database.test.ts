import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/server/db/open.ts'
import { readSetting, saveSetting } from '../../src/server/store/settings.ts'
import { temporaryFolder } from './program.ts'

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

  test('waits for another program that is writing', async () => {
    const { db, file } = await open()
    const writing = new Worker(
      `const { DatabaseSync } = require('node:sqlite')
       const { parentPort, workerData } = require('node:worker_threads')
       const other = new DatabaseSync(workerData)
       other.exec('begin immediate')
       parentPort.postMessage('begun')
       setTimeout(() => other.exec('commit'), 200)`,
      { eval: true, workerData: file },
    )
    onTestFinished(async () => void (await writing.terminate()))
    await new Promise((resolve) => writing.once('message', resolve))
    await saveSetting(db, 'colour', 'green')
    expect(await readSetting(db, 'colour')).toBe('green')
  })
})
