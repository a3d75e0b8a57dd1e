import { once } from 'node:events'
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { examineCopies } from '../../../src/server/cli/backup/nightly.ts'
import { UNKNOWN_SCHOOL } from '../../../src/server/built/school-file.ts'
import { HOUR_MS } from '../../../src/server/clock.ts'
import { readConfig } from '../../../src/server/settings/config.ts'
import { openSchoolDatabase } from '../../../src/server/settings/data-folder.ts'
import { MIGRATIONS } from '../../../src/server/db/migrate.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import type { Tables } from '../../../src/server/db/schema.ts'
import { nodeSqliteDialect } from '../../../src/server/db/sqlite-dialect.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { replaceSetting } from '../../../src/server/store/settings.ts'
import { isNight } from '../../support/night.ts'
import { openSchool } from '../../support/server.ts'
import { run, temporaryFolder } from '../program.ts'
import { ADA, idOf, SUBMISSION } from '../school.ts'
import { upstream } from '../../support/upstream.ts'
import { openUntilEnd, tool } from './tool.ts'

/** npm run test:all uses the load under which a copied folder was broken. */
const LOAD = isNight
  ? { copies: 50, rows: 30_000, timeout: 600_000 }
  : { copies: 3, rows: 1000, timeout: 90_000 }

/** A data folder with one student, Ada, who is signed in. */
async function schoolOfAda(env: Readonly<Record<string, string>> = {}) {
  const opened = await tool(env, undefined, true)
  const database = join(opened.PORTAL_DATA, 'school.sqlite')
  await mkdir(opened.PORTAL_DATA)
  const { signIn, close } = await openSchool({ db: await openDatabase(database) })
  await signIn()
  await close()
  return { ...opened, database, backup: join(opened.folder, 'backup.sqlite') }
}

/** Works on a database file as another program would. */
function on<Result>(file: string, work: (db: DatabaseSync) => Result): Result {
  using db = new DatabaseSync(file)
  return work(db)
}

const rowsOf = (file: string, table: string) =>
  on(file, (db) => db.prepare(`select * from ${table}`).all())

/** A program that keeps writing the same number into the first and the last row of a table. */
async function startWriting(file: string) {
  const { rows } = LOAD
  on(file, (db) => {
    db.exec('create table load (id integer primary key, count integer, text text)')
    const put = db.prepare('insert into load values (?, 0, ?)')
    db.exec('begin')
    for (let id = 0; id <= rows; id += 1) put.run(id, 'x'.repeat(4000))
    db.exec('commit')
  })
  const code = `
    const { workerData: { file, rows }, parentPort } = require('node:worker_threads')
    const db = new (require('node:sqlite').DatabaseSync)(file, { timeout: 10_000 })
    const put = db.prepare('update load set count = ? where id in (0, ' + rows + ')')
    for (let count = 1; ; count += 1) {
      put.run(count)
      if (count === 100) parentPort.postMessage('busy')
    }`
  const worker = new Worker(code, { eval: true, workerData: { file, rows } })
  const stop = async () => void (await worker.terminate())
  onTestFinished(stop)
  await once(worker, 'message')
  return stop
}

/** The result of the integrity check, and the first and the last row. */
const lookInto = (file: string) =>
  on(file, (db) => ({
    integrity: db.prepare('pragma integrity_check').get(),
    written: db.prepare('select count from load where count > 0').all(),
  }))

describe('a backup', { timeout: LOAD.timeout }, () => {
  test('is whole and consistent while another program writes, and can be restored elsewhere', async () => {
    const { school, folder, database } = await schoolOfAda()
    const stop = await startWriting(database)
    let last = ''
    for (let copy = 0; copy < LOAD.copies; copy += 1) {
      last = join(folder, `${copy}.sqlite`)
      expect((await school('backup', last)).code).toBe(0)
      const { integrity, written } = lookInto(last)
      expect(integrity).toEqual({ integrity_check: 'ok' })
      expect(written).toEqual([written[0], written[0]])
    }
    await stop()
    const other = await tool({}, undefined, true)
    expect((await other.school('restore', last)).code).toBe(0)
    const restored = join(other.PORTAL_DATA, 'school.sqlite')
    expect(lookInto(restored)).toEqual(lookInto(last))
    expect(rowsOf(restored, 'students')).toEqual(rowsOf(database, 'students'))
  })

  test('replaces an older file only with --force', async () => {
    const { school, folder, backup } = await schoolOfAda()
    await writeFile(backup, 'something else')
    const files = await readdir(folder)
    const output = `${backup}: it exists already. Choose another name, or add --force.\n`
    expect(await school('backup', backup)).toEqual({ code: 1, output })
    expect(await readFile(backup, 'utf8')).toBe('something else')
    expect((await school('backup', backup, '--force')).code).toBe(0)
    expect(rowsOf(backup, 'students')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(files)
    if (process.platform !== 'win32') expect((await stat(backup)).mode & 0o077).toBe(0)
  })

  test('says when the file cannot be written', async () => {
    const { school, folder } = await schoolOfAda()
    const { code, output } = await school('backup', join(folder, 'missing', 'a.sqlite'))
    expect(code).toBe(1)
    expect(output).toMatch(/a\.sqlite: it cannot be written \(ENOENT/)
  })
})

/** A file that begins as a database does, and is none. */
const LIKE_A_DATABASE = 'SQLite format 3\0 and no more'

describe.skipIf(process.platform === 'win32')('a nightly backup', () => {
  test('is named by its time, checked, copied elsewhere and told of; 14 real ones are kept', async () => {
    const elsewhere = await temporaryFolder()
    const { origin, requests } = await upstream((response) => response.end('ok'))
    const { school, PORTAL_DATA, database } = await schoolOfAda({
      PORTAL_BACKUP_COPY: `cp -t ${elsewhere}`,
      PORTAL_BACKUP_PING: `${origin}/secret`,
    })
    const nightly = join(PORTAL_DATA, 'nightly')
    await mkdir(nightly)
    for (let day = 10; day < 25; day += 1) {
      await writeFile(join(nightly, `2025-03-${day}T02-30-00Z.sqlite`), LIKE_A_DATABASE)
      await writeFile(join(nightly, `2999-03-${day}T02-30-00Z.sqlite`), LIKE_A_DATABASE)
    }
    await writeFile(join(nightly, '2025-04-01T02-30-00Z.sqlite'), '')
    await writeFile(join(nightly, '2025-04-02T02-30-00Z.sqlite'), 'no database')
    await writeFile(join(nightly, 'notes.txt'), 'mine')
    // Of a backup that was killed, and of one that may still run.
    await writeFile(join(nightly, '.2025-04-03T02-30-00Z.sqlite-a24a0653'), LIKE_A_DATABASE)
    const running = `.${new Date().toISOString().slice(0, 10)}T00-00-00Z.sqlite-b24a0653`
    await writeFile(join(nightly, running), LIKE_A_DATABASE)
    const { code, output } = await school('backup', '--nightly')
    expect([code, output]).toEqual([0, expect.stringMatching(/nightly\/\S+Z\.sqlite: a copy/)])
    const names = await readdir(nightly)
    expect(names).toHaveLength(14 + 15 + 3 + 1)
    expect(names).toContain(running)
    expect(names).not.toContain('2025-03-11T02-30-00Z.sqlite')
    const [copy = ''] = await readdir(elsewhere)
    expect(names).toContain(copy)
    expect((await stat(join(nightly, copy))).mode & 0o077).toBe(0)
    expect(requests.map(({ url }) => url)).toEqual(['/secret'])
    expect(rowsOf(join(elsewhere, copy), 'students')).toEqual(rowsOf(database, 'students'))
  })

  test.each([
    ['a copy that fails', 'false', 'PORTAL_BACKUP_COPY failed (1).'],
    ['a command that is missing', 'rclonee', 'PORTAL_BACKUP_COPY is not installed.'],
    ['an address that does not answer', '', 'could not be told (it answers 500).'],
  ])('tells of %s, and keeps the copy', async (_, PORTAL_BACKUP_COPY, said) => {
    const { origin, requests } = await upstream((response) => response.writeHead(500).end())
    const { env, PORTAL_DATA } = await tool()
    // As a program: the command prints into its output.
    const backup = run('src/server/cli/main.ts', ['backup', '--nightly'], {
      ...env,
      PORTAL_BACKUP_COPY,
      PORTAL_BACKUP_PING: `${origin}/secret`,
    })
    expect(await backup.ended).toBe(1)
    expect(backup.output()).toContain(said)
    expect(backup.output()).not.toContain('secret')
    expect(await readdir(join(PORTAL_DATA, 'nightly'))).toHaveLength(1)
    expect(requests).toHaveLength(PORTAL_BACKUP_COPY === '' ? 1 : 0)
  })

  test('is missed by the doctor after 36 hours, unless copies are made elsewhere', async () => {
    const { school, PORTAL_DATA } = await schoolOfAda()
    await school('backup', '--nightly')
    expect((await school('doctor')).output).toMatch(/^ok {5}The newest copy in .* is of 20/m)
    const nightly = join(PORTAL_DATA, 'nightly')
    await writeFile(join(nightly, '2999-03-09T02-30-00Z.sqlite'), LIKE_A_DATABASE)
    const now = new Date(Date.now() + 37 * HOUR_MS)
    for (const [PORTAL_SETTINGS, advice] of [
      ['', 'systemctl status student-portal-backup'],
      ['container', 'docker compose logs backup'],
    ]) {
      const config = readConfig({ PORTAL_DATA, PORTAL_SETTINGS })
      const text = expect.stringContaining(`${advice} says why.`)
      const examined = examineCopies(config, now, UNKNOWN_SCHOOL.portal)
      expect(await examined).toEqual({ level: 'WRONG', text })
    }
    for (const name of await readdir(nightly)) await writeFile(join(nightly, name), LIKE_A_DATABASE)
    expect((await school('doctor')).output).toMatch(/^WRONG {2}The newest copy in .* is damaged/m)
    const elsewhere = await tool({ PORTAL_DATA, PORTAL_BACKUPS: 'elsewhere' })
    expect((await elsewhere.school('doctor')).output).toContain('ok     Backups are made elsewhere')
  })
})

/** Writes a school's database, and changes it. */
const changed = (statements: string) => async (file: string) => {
  await (await openDatabase(file)).destroy()
  on(file, (db) => db.exec(statements))
}

const foreign = async (file: string) => on(file, (db) => db.exec('create table birds (name)'))

describe('restoring a backup', () => {
  test('replaces the database, moves the old one aside, damaged or not, and signs everyone out', async () => {
    const { school, database, backup } = await schoolOfAda()
    await school('backup', backup)
    await writeFile(database, 'x'.repeat(5000))
    expect((await school('restore', backup)).code).toBe(0)
    on(database, (db) => db.exec("update students set full_name = 'Somebody'"))
    const { code, output } = await school('restore', backup)
    expect(code).toBe(0)
    const aside = /The old database is now (.*)\n/.exec(output)?.[1] ?? ''
    expect(rowsOf(database, 'students')).toMatchObject([{ full_name: 'Ada Okafor' }])
    expect(rowsOf(database, 'sessions')).toEqual([])
    expect(rowsOf(database, 'devices')).toEqual([])
    expect(rowsOf(aside, 'students')).toMatchObject([{ full_name: 'Somebody' }])
    if (process.platform !== 'win32') expect((await stat(database)).mode & 0o077).toBe(0)
  })

  test.each([
    [['--keep-submissions'], 1],
    [[], 0],
  ])('erases again who was erased since, but not who was enrolled again: %j', async (how, left) => {
    const { school, pipe, database, backup, PORTAL_DATA } = await schoolOfAda()
    const sending = await openDatabase(database)
    await addSubmission(sending, await idOf(sending), SUBMISSION, new Date())
    await sending.destroy()
    await school('backup', backup)
    await school('students', 'erase', ADA, '--yes', ...how)
    const { output } = await school('restore', backup)
    expect(output).toContain('Erased again, because they were erased since this copy: 1.\n')
    expect(rowsOf(database, 'submissions')).toHaveLength(left)
    const ada = "select * from students where email <> ''"
    expect(on(database, (db) => db.prepare(ada).all())).toEqual([])
    expect(await readFile(join(PORTAL_DATA, 'erased'), 'utf8')).not.toContain(ADA)

    await pipe(`email,full_name,course_cohort\n${ADA},Ada,C`, 'import', 'students', '-')
    await school('backup', backup, '--force')
    expect((await school('restore', backup)).output).not.toContain('Erased')
    expect(on(database, (db) => db.prepare(ada).all())).toHaveLength(1)
  })

  test('is refused while a server has the database open', async () => {
    const { school, database, backup } = await schoolOfAda()
    await school('backup', backup)
    const db = await openUntilEnd(database)
    const output = `${database} is in use. Stop the server and every other school command first.\n`
    expect(await school('restore', backup)).toEqual({ code: 1, output })
    await replaceSetting(db, 'colour', null, 'green')
  })

  const KEYLESS =
    'create table s as select * from settings; drop table settings; alter table s rename to settings'
  const SPY = 'create trigger spy after insert on submissions begin delete from links; end'
  const COMPUTED = 'alter table messages add column seen text generated always as (text) virtual'
  const LATER = "insert into kysely_migration values ('9999-later', '2030')"

  test.each([
    ['no database', (file: string) => writeFile(file, 'x'.repeat(5000)), /It is damaged/],
    ['another database', foreign, /It is not a copy of a school/],
    ['a school without a table', changed('drop table messages'), /the portal's: column messages/],
    ['a school with a trigger', changed(SPY), /differ from the portal's: trigger spy\./],
    ['a school with a computed column', changed(COMPUTED), /column messages\.seen text generated/],
    ['a school without a key', changed(KEYLESS), /differ from the portal's: .*settings\.name/],
    ['a school of a newer version', changed(LATER), /A newer version of the portal made it/],
  ])('refuses %s and changes nothing', async (_, make, said) => {
    const { school, database, folder } = await schoolOfAda()
    const file = join(folder, 'copy.sqlite')
    await make(file)
    const { code, output } = await school('restore', file)
    expect(code).toBe(1)
    expect(output).toMatch(said)
    expect(rowsOf(database, 'sessions')).toHaveLength(1)
  })

  test('accepts a copy of an older version', async () => {
    const { school, database, folder } = await schoolOfAda()
    const older = join(folder, 'older.sqlite')
    await makeOlder(older)
    expect((await school('restore', older)).code).toBe(0)
    expect(rowsOf(database, 'students')).toEqual([])
  })
})

/** A database with the tables of the first version. */
async function makeOlder(file: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) })
  const provider = { getMigrations: async () => MIGRATIONS }
  const { error } = await new Migrator({ db, provider }).migrateTo('0001-school')
  expect(error).toBeUndefined()
  await replaceSetting(db, 'colour', null, 'green')
  await db.destroy()
}

test('a migration copies the database first, once if it fails, and keeps the newest three copies', async () => {
  const PORTAL_DATA = await temporaryFolder()
  const [database, backups] = [join(PORTAL_DATA, 'school.sqlite'), join(PORTAL_DATA, 'backups')]
  await mkdir(backups)
  const days = ['2025-01-01', '2025-01-02', '2025-01-03', '2999-01-01']
  const copies = days.map((day) => `${day}T00-00-00.000Z-before-0001-school.sqlite`)
  const mine = ['2024-01-01-mine.sqlite', '2024-01-01T00-00-00.000Z-before-restore.sqlite']
  for (const name of [...copies, ...mine]) await writeFile(join(backups, name), LIKE_A_DATABASE)
  await makeOlder(database)
  MIGRATIONS['0009-wrong'] = { up: (db) => db.schema.dropTable('nothing').execute() }
  onTestFinished(() => void delete MIGRATIONS['0009-wrong'])
  for (const _ of ['a start', 'another']) {
    await expect(openSchoolDatabase(readConfig({ PORTAL_DATA }))).rejects.toThrow(
      /^Migration 0009-wrong failed \(no such table: nothing\)\. The database is as it was: .* rolled back\.$/,
    )
    expect(await readdir(backups)).toHaveLength(2 + 4)
    expect(rowsOf(database, 'kysely_migration')).toMatchObject([{ name: '0001-school' }])
  }
  delete MIGRATIONS['0009-wrong']
  for (const _ of ['older', 'up to date']) await (await openDatabase(database)).destroy()

  const left = (await readdir(backups)).toSorted()
  expect(left).toEqual([...mine, copies[1], copies[2], expect.any(String), copies[3]])
  const copy = left.at(-2) ?? ''
  expect(copy).toMatch(/^\d{4}-.*-before-0002-attempts\.sqlite$/)
  expect(rowsOf(join(backups, copy), 'settings')).toEqual([{ name: 'colour', value: 'green' }])
  expect(rowsOf(join(backups, copy), 'kysely_migration')).toMatchObject([{ name: '0001-school' }])
  expect(rowsOf(database, 'settings')).toEqual([{ name: 'colour', value: 'green' }])
})
