import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS } from '../../../src/server/db/migrate.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import type { Tables } from '../../../src/server/db/schema.ts'
import { NodeSqliteDialect } from '../../../src/server/db/sqlite-dialect.ts'
import { rememberDevice } from '../../../src/server/store/devices.ts'
import { openSession, SESSION_LIFE } from '../../../src/server/store/session.ts'
import { saveSetting } from '../../../src/server/store/settings.ts'
import { addStudent } from '../../../src/server/store/students.ts'
import { ON_SQLITE } from '../../support/test-database.ts'
import { lookInto, startWriting } from '../busy-writer.ts'
import { tool } from './tool.ts'

/** npm run test:all makes as many, of a database as large, as a copied folder broke under. */
const LOAD =
  import.meta.env.MODE === 'copies'
    ? { copies: 50, megabytes: 125, timeout: 600_000 }
    : { copies: 3, megabytes: 4, timeout: 60_000 }

const NOW = new Date('2026-03-02T12:00:00Z')

/** A data folder with one student, who is signed in. */
async function schoolOfAda() {
  const opened = await tool()
  const database = join(opened.PORTAL_DATA, 'school.sqlite')
  await opened.school('export', 'students', join(opened.folder, 'nobody.csv')) // makes the folder
  const db = await openDatabase(database)
  const ada = { email: 'ada@x.org', fullName: 'Ada', cohort: 'Cohort 7', facecard: '' }
  const { id } = await addStudent(db, { ...ada, access: 'active', passwordHash: null }, NOW)
  await openSession(db, id, SESSION_LIFE, NOW)
  await rememberDevice(db, null, id, NOW)
  await db.destroy()
  return { ...opened, database, backup: join(opened.folder, 'backup.sqlite') }
}

function rowsOf(file: string, table: string): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return db.prepare(`select * from ${table}`).all()
  } finally {
    db.close()
  }
}

describe.runIf(ON_SQLITE)('a backup', { timeout: LOAD.timeout }, () => {
  test('is whole and of one moment, however much is written meanwhile', async () => {
    const { school, folder, database } = await schoolOfAda()
    const writer = await startWriting(database, LOAD.megabytes)
    let last = ''
    for (let i = 0; i < LOAD.copies; i += 1) {
      last = join(folder, `${i}.sqlite`)
      const before = writer.written()
      expect((await school('backup', last)).code).toBe(0)
      const found = lookInto(last)
      expect(found).toMatchObject({ integrity: 'ok', first: found.newest, last: found.newest })
      expect(found.newest).toBeGreaterThanOrEqual(before)
    }
    await writer.stop()

    const other = await tool()
    expect((await other.school('restore', last)).code).toBe(0)
    const restored = join(other.PORTAL_DATA, 'school.sqlite')
    expect(lookInto(restored)).toEqual(lookInto(last))
    expect(rowsOf(restored, 'students')).toEqual(rowsOf(database, 'students'))
  })

  test('is for its owner alone and leaves nothing else behind', async () => {
    const { school, folder, backup } = await schoolOfAda()
    const files = (await readdir(folder)).length
    await school('backup', backup)
    if (process.platform !== 'win32') expect((await stat(backup)).mode & 0o077).toBe(0)
    expect(await readdir(folder)).toHaveLength(files + 1)
  })

  test('takes the place of an older file only when it is asked to', async () => {
    const { school, backup } = await schoolOfAda()
    await writeFile(backup, 'something else')
    expect(await school('backup', backup)).toEqual({
      code: 1,
      output: `${backup}: it exists already. Choose another name, or add --force.\n`,
    })
    expect(await readFile(backup, 'utf8')).toBe('something else')
    expect((await school('backup', backup, '--force')).code).toBe(0)
    expect(rowsOf(backup, 'students')).toHaveLength(1)
  })

  test('says where it cannot be written, and that there is no school', async () => {
    const { school, folder } = await schoolOfAda()
    const { code, output } = await school('backup', join(folder, 'missing', 'a.sqlite'))
    expect(code).toBe(1)
    expect(output).toMatch(/a\.sqlite: it cannot be written \(ENOENT/)
    const nobody = await tool()
    expect((await nobody.school('backup', join(folder, 'b.sqlite'))).output).toMatch(
      /^There is no school: .*school\.sqlite is missing\.\n$/,
    )
  })
})

describe.runIf(ON_SQLITE)('restoring a backup', { timeout: 60_000 }, () => {
  test('brings back what was there, keeps aside what is, and signs everyone out', async () => {
    const { school, database, backup } = await schoolOfAda()
    await school('backup', backup)
    const db = await openDatabase(database)
    await db.updateTable('students').set({ full_name: 'Somebody' }).execute()
    await db.destroy()

    const { code, output } = await school('restore', backup)
    expect(code).toBe(0)
    const aside = /What was there before is now (.*)\n/.exec(output)?.[1] ?? ''
    expect(rowsOf(database, 'students')).toMatchObject([{ full_name: 'Ada' }])
    expect(rowsOf(database, 'sessions')).toEqual([])
    expect(rowsOf(database, 'devices')).toEqual([])
    expect(rowsOf(aside, 'students')).toMatchObject([{ full_name: 'Somebody' }])
    if (process.platform !== 'win32') expect((await stat(database)).mode & 0o077).toBe(0)
  })

  test('is refused while a server has the folder open', async () => {
    const { school, database, backup } = await schoolOfAda()
    await school('backup', backup)
    const db = await openDatabase(database)
    onTestFinished(() => db.destroy())
    expect(await school('restore', backup)).toEqual({
      code: 1,
      output: `${database} is in use. Stop the server and every other npm run school first.\n`,
    })
    await saveSetting(db, 'colour', 'green')
  })

  test.each([
    ['a file that is missing', async () => {}, /There is no such file/],
    ['a folder', (file: string) => mkdir(file), /This is a folder, not a file/],
    ['something else', (file: string) => writeFile(file, 'x'.repeat(5000)), /It is damaged/],
    ['another database', makeForeign, /It is no copy of a school/],
    ['one without a table', changed('drop table messages'), /not the portal's: column messages\./],
    [
      'one with a trigger more',
      changed('create trigger spy after insert on submissions begin delete from links; end'),
      /not the portal's: trigger spy\./,
    ],
    [
      'one without a key',
      changed(
        'create table s as select * from settings; drop table settings; alter table s rename to settings',
      ),
      /not the portal's: .*settings\.name/,
    ],
    [
      'a newer version’s',
      changed("insert into kysely_migration values ('9999-later', '2030')"),
      /It was made by a newer version of the portal/,
    ],
  ])('refuses %s and changes nothing', async (_, make, said) => {
    const { school, database, folder } = await schoolOfAda()
    const file = join(folder, 'copy.sqlite')
    await make(file)
    const { code, output } = await school('restore', file)
    expect(code).toBe(1)
    expect(output).toMatch(said)
    expect(rowsOf(database, 'sessions')).toHaveLength(1)
  })

  test('takes one of an older version, which has fewer tables', async () => {
    const { school, database } = await schoolOfAda()
    const older = await olderSchool()
    await (await older.makeOlder()).destroy()
    expect((await school('restore', older.database)).code).toBe(0)
    expect(rowsOf(database, 'students')).toEqual([])
  })

  test('also takes the place of a database that is damaged', async () => {
    const { school, database, backup } = await schoolOfAda()
    await school('backup', backup)
    await writeFile(database, 'x'.repeat(5000))
    expect((await school('restore', backup)).code).toBe(0)
    expect(rowsOf(database, 'students')).toHaveLength(1)
  })
})

/** A database with the tables of the first version. */
async function olderSchool() {
  const opened = await tool()
  const database = join(opened.folder, 'school.sqlite')
  const makeOlder = async () => {
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) })
    const provider = { getMigrations: async () => MIGRATIONS }
    const { error } = await new Migrator({ db, provider }).migrateTo('0001-school')
    expect(error).toBeUndefined()
    return db
  }
  return { database, makeOlder, backups: join(opened.folder, 'backups') }
}

describe.runIf(ON_SQLITE)('a school with older tables', () => {
  test('is copied before its tables are brought up to date', async () => {
    const { database, makeOlder, backups } = await olderSchool()
    const older = await makeOlder()
    await saveSetting(older, 'colour', 'green')
    await older.destroy()
    await (await openDatabase(database)).destroy()
    const [copy = '', ...more] = await readdir(backups)
    expect(more).toEqual([])
    expect(copy).toMatch(/^\d{4}-.*-before-0002-attempts\.sqlite$/)
    expect(rowsOf(join(backups, copy), 'settings')).toEqual([{ name: 'colour', value: 'green' }])
    expect(rowsOf(join(backups, copy), 'kysely_migration')).toMatchObject([{ name: '0001-school' }])
    await (await openDatabase(database)).destroy()
    expect(await readdir(backups)).toHaveLength(1)
  })

  test('keeps the newest three of these copies, and every other file', async () => {
    const { database, makeOlder, backups } = await olderSchool()
    await (await makeOlder()).destroy()
    await (await openDatabase(database)).destroy()
    const [newest = ''] = await readdir(backups)
    const older = [1, 2, 3].map((day) => `2025-01-0${day}T00-00-00.000Z-before-0001-school.sqlite`)
    const mine = ['2024-01-01-mine.sqlite', '2024-01-01T00-00-00.000Z-before-restore.sqlite']
    for (const name of [...older, ...mine]) await writeFile(join(backups, name), '')
    await rm(database)
    await (await makeOlder()).destroy()
    await (await openDatabase(database)).destroy()
    const left = (await readdir(backups)).toSorted()
    expect(left.slice(0, 4)).toEqual([mine[0], mine[1], older[2], newest])
    expect(left).toHaveLength(5)
  })

  test('a new school is not copied', async () => {
    const { database, backups } = await olderSchool()
    await (await openDatabase(database)).destroy()
    await expect(readdir(backups)).rejects.toThrow('ENOENT')
  })
})

async function makeForeign(file: string): Promise<void> {
  const db = new DatabaseSync(file)
  db.exec('create table birds (name text)')
  db.close()
}

/** Makes a school that something was done to. */
function changed(statements: string) {
  return async (file: string): Promise<void> => {
    await (await openDatabase(file)).destroy()
    const db = new DatabaseSync(file)
    db.exec(statements)
    db.close()
  }
}
