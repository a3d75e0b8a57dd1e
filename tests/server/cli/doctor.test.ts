import { once } from 'node:events'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { examineClock } from '../../../src/server/cli/doctor.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import { ON_SQLITE, takeBareServer } from '../../support/test-database.ts'
import { tool } from './tool.ts'

/** A school that nothing is wrong with. */
async function healthySchool(env?: Readonly<Record<string, string>>) {
  const opened = await tool(env)
  await opened.school('export', 'students', join(opened.folder, 'nobody.csv')) // makes the folder
  return { ...opened, database: join(opened.PORTAL_DATA, 'school.sqlite') }
}

describe.runIf(ON_SQLITE)('npm run school -- doctor', () => {
  test('says of each thing that it is well, and changes nothing', async () => {
    const { school, database } = await healthySchool()
    const { code, output } = await school('doctor')
    expect(code).toBe(0)
    for (const word of ['configuration', 'owner', 'whole', 'tables', 'clock', 'free', 'mail']) {
      expect(output).toMatch(new RegExp(`^ok .*${word}`, 'm'))
    }
    expect(output).not.toContain('WRONG')
    const db = await openDatabase(database)
    onTestFinished(() => db.destroy())
    expect((await school('doctor')).output.split('\n')).toHaveLength(output.split('\n').length)
  })

  test('names what is wrong with the configuration', async () => {
    const { school } = await tool({ PORT: 'http' })
    const { code, output } = await school('doctor')
    expect(code).toBe(1)
    expect(output).toMatch(/^WRONG  Please correct the environment:\n  PORT must be a number/)
  })

  test('does not look for a database where another backend answers', async () => {
    const { school } = await tool({ PORTAL_BACKEND: 'https://school.example.org' })
    expect(await school('doctor')).toMatchObject({
      code: 0,
      output: expect.stringContaining('https://school.example.org answers the calls'),
    })
  })

  test('finds no school', async () => {
    const { school } = await tool()
    expect(await school('doctor')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^WRONG  There is no school in /m),
    })
  })

  test.skipIf(process.platform === 'win32')(
    'finds a folder that others may look into',
    async () => {
      const { school, PORTAL_DATA } = await healthySchool()
      await chmod(PORTAL_DATA, 0o755)
      const { code, output } = await school('doctor')
      expect(code).toBe(1)
      expect(output).toContain(`WRONG  Others may look into ${PORTAL_DATA} (0755): chmod 700`)
    },
  )

  test('finds a damaged database', async () => {
    const { school, database } = await healthySchool()
    await writeFile(database, 'x'.repeat(5000))
    expect(await school('doctor')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^WRONG  The database is damaged \(file is not a database/m),
    })
  })

  test('looks at a school whose first start was cut off before there were tables', async () => {
    const { school, database } = await healthySchool()
    await rm(database)
    const db = new DatabaseSync(database)
    db.exec('create table kysely_migration (name text primary key, timestamp text)')
    db.close()
    expect(await school('doctor')).toMatchObject({
      code: 0,
      output: expect.stringContaining('the next start'),
    })
  })

  test('tells older tables, which are well, from newer ones, which are not', async () => {
    const { school, database } = await healthySchool()
    const change = (sql: string) => {
      const db = new DatabaseSync(database)
      db.exec(sql)
      db.close()
    }
    change("delete from kysely_migration where name = '0002-attempts'")
    expect(await school('doctor')).toMatchObject({
      code: 0,
      output: expect.stringContaining('the next start'),
    })
    change("insert into kysely_migration values ('9999-later', '2030')")
    expect(await school('doctor')).toMatchObject({
      code: 1,
      output: expect.stringContaining('used by a newer version of the portal'),
    })
  })

  test('finds tables that are not as the portal made them', async () => {
    const { school, database } = await healthySchool()
    const db = new DatabaseSync(database)
    db.exec('create trigger spy after insert on submissions begin delete from links; end')
    db.close()
    expect(await school('doctor')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^WRONG  Its tables are not the portal's: trigger spy\./m),
    })
  })

  test.each([
    ['1970-01-01T00:00:10Z', null, /which cannot be/],
    ['2126-01-01T00:00:00Z', null, /which cannot be/],
    ['2026-03-02T12:00:00Z', '2026-03-02T13:30:00.000Z', /a student was here at 2026-03-02T13:30/],
  ])('finds a clock that cannot be right: %s', (now, lastSeen, said) => {
    expect(examineClock(new Date(now), lastSeen)).toMatchObject({
      isWell: false,
      text: expect.stringMatching(said),
    })
  })

  test('finds no mail server in production, or where a mail was to be sent', async () => {
    const production = await healthySchool({ NODE_ENV: 'production' })
    expect((await production.school('doctor')).output).toMatch(/^WRONG  No mail server is set/m)
    const { school } = await healthySchool()
    expect((await school('doctor', '--mail', 'a@x.org')).code).toBe(1)
  })

  test('says why a test mail was not taken', async () => {
    const server = createServer((socket) => socket.end('554 We take no mail today\r\n'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { school } = await healthySchool({
      PORTAL_SMTP_URL: `smtp://127.0.0.1:${port}`,
      PORTAL_MAIL_FROM: 'portal@example.org',
    })
    const { code, output } = await school('doctor', '--mail', 'a@x.org')
    expect(code).toBe(1)
    expect(output).toMatch(/^WRONG  .* a test mail to a@x\.org: .*554 We take no mail today/m)
  })
})

describe.skipIf(ON_SQLITE)('npm run school -- doctor, with a database of its own', () => {
  test('finds tables that are not as the portal made them', async () => {
    const { school, place } = await tool()
    const db = new Client(place)
    await db.connect()
    await db.query(`
      create function spy() returns trigger language plpgsql as 'begin return new; end';
      create trigger spy after insert on submissions execute function spy();
      alter table messages drop column text`)
    await db.end()
    const { code, output } = await school('doctor')
    expect(output).toMatch(/^WRONG .*not the portal's: column messages\.text .*, trigger spy\./m)
    expect(code).toBe(1)
  })

  test('says that it answers, and which tables it has', async () => {
    const { school } = await tool()
    await school('import', 'students', 'nobody.csv') // brings its tables up to date
    const { code, output } = await school('doctor')
    expect(output).toMatch(/^ok {4} The database answers: PostgreSQL \d+\.$/m)
    expect(output).toContain('ok     Its tables are those of this version.')
    expect(code).toBe(0)
  })

  test('looks at one whose first start was cut off before there were tables', async () => {
    const DATABASE_URL = await takeBareServer()
    const { school } = await tool({ DATABASE_URL })
    const db = new Client(DATABASE_URL)
    await db.connect()
    await db.query('create table kysely_migration (name text primary key, timestamp text)')
    await db.end()
    const { code, output } = await school('doctor')
    expect(output).toContain('the next start')
    expect(code).toBe(0)
  })

  test('says that it does not answer', async () => {
    const { school } = await tool({ DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/school' })
    const { code, output } = await school('doctor')
    expect(output).toMatch(/^WRONG {2}The database of DATABASE_URL does not answer \(.*REFUSED/m)
    expect(output).not.toContain('secret')
    expect(code).toBe(1)
  })

  test('leaves copies to the programs of PostgreSQL', async () => {
    const { school } = await tool()
    for (const words of [
      ['backup', 'a.sqlite'],
      ['restore', 'a.sqlite'],
    ]) {
      const { code, output } = await school(...words)
      expect(output).toContain('pg_dump')
      expect(code).toBe(1)
    }
  })
})
