import { once } from 'node:events'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { DEMO_PASSWORD } from '../../src/server/demo/demo-data.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { startServer } from '../../src/server/main.ts'
import { StartError } from '../../src/server/start-error.ts'
import { saveSetting } from '../../src/server/store/settings.ts'
import { collectLog } from '../support/server/log.ts'
import { addStudent } from '../../src/server/store/students.ts'
import { temporaryFolder } from './program.ts'
import { upstream } from './upstream.ts'

const start = (env: Record<string, string>, log = collectLog()) =>
  startServer(readConfig({ PORT: '0', ...env }), { log })

const SOMEBODY = {
  email: 'somebody@example.org',
  fullName: 'Somebody',
  cohort: 'Cohort 1',
  facecard: '',
  access: 'active',
  passwordHash: null,
} as const

/** A server that closes when the test has finished. */
async function started(env: Record<string, string>, log = collectLog()) {
  const server = await start(env, log)
  onTestFinished(() => server.close())
  return server
}

async function open(folder: string) {
  const db = await openDatabase(join(folder, 'school.sqlite'))
  onTestFinished(() => db.destroy())
  return db
}

/** As an unpacked archive leaves it, with a school in it and an outbox. */
async function openFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'outbox'))
  const db = await openDatabase(join(folder, 'school.sqlite'))
  await db.destroy()
  await chmod(folder, 0o755)
  await chmod(join(folder, 'school.sqlite'), 0o644)
  return folder
}

describe('a server that starts', () => {
  test.each([
    ['the demo school', {}, 'demo'],
    ['nobody where there is no demo', { PORTAL_DEMO: 'off' }, 'none'],
  ])('in a new data folder lets in %s', async (_, env, students) => {
    const server = await started({ PORTAL_DATA: await temporaryFolder(), ...env })
    expect(server.students).toBe(students)
  })

  // Windows knows no such rights.
  test.skipIf(process.platform === 'win32').each([
    ['a new folder', async () => join(await temporaryFolder(), 'new')],
    ['a folder that everybody can read', openFolder],
  ])('closes to all but its owner %s with all that is in it', async (_, prepare) => {
    const PORTAL_DATA = await prepare()
    await started({ PORTAL_DATA })
    const rights = async (name: string) =>
      ((await stat(join(PORTAL_DATA, name))).mode & 0o7777).toString(8)
    expect(await rights('')).toBe('700')
    for (const name of ['school.sqlite', 'school.sqlite-wal', 'school.sqlite-shm']) {
      expect([name, await rights(name)]).toEqual([name, '600'])
    }
  })

  test.skipIf(process.platform === 'win32')(
    'leaves a folder open that is for everybody, and closes its own files in it',
    async () => {
      const PORTAL_DATA = await temporaryFolder()
      await chmod(PORTAL_DATA, 0o1777)
      await started({ PORTAL_DATA })
      expect((await stat(PORTAL_DATA)).mode & 0o7777).toBe(0o1777)
      expect((await stat(join(PORTAL_DATA, 'school.sqlite'))).mode & 0o777).toBe(0o600)
    },
  )

  test('keeps passwords at the cost of a real school', async () => {
    const PORTAL_DATA = await temporaryFolder()
    await started({ PORTAL_DATA })
    const db = await open(PORTAL_DATA)
    const { password_hash: hash } = await db
      .selectFrom('students')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(hash).toContain('$m=19456,t=2,p=1$')
  })

  test('sends the mails that are still to be sent before it has closed', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const server = await start({ PORTAL_DATA })
    await fetch(`${server.origin}/backend/request_password_reset.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"ada@example.org"}',
    })
    await server.close()
    expect(await readdir(join(PORTAL_DATA, 'outbox'))).toHaveLength(1)
  })

  test('believes the proxies that PORTAL_TRUSTED_PROXIES names and no other, and says so once', async () => {
    const log = collectLog()
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' }
    const body = '{"email":"ada@example.org","password":"demo-student"}'
    const cookies = async (env: Record<string, string>) => {
      const { origin } = await started({ PORTAL_DATA: await temporaryFolder(), ...env }, log)
      const answer = await fetch(`${origin}/backend/login.php`, { method: 'POST', headers, body })
      return answer.headers.get('set-cookie')
    }
    expect(await cookies({})).toContain('Secure')
    expect(log.lines).toEqual([])
    expect(await cookies({ PORTAL_TRUSTED_PROXIES: '10.0.0.5' })).not.toContain('; Secure')
    expect(log.lines).toEqual([
      expect.stringContaining('PORTAL_TRUSTED_PROXIES=10.0.0.5,127.0.0.1'),
    ])
  })

  test('lets sessions live as long as the environment says', async () => {
    const env = { PORTAL_SESSION_IDLE_DAYS: '1', PORTAL_SESSION_MAX_DAYS: '2' }
    const { origin } = await started({ PORTAL_DATA: await temporaryFolder(), ...env })
    const answer = await fetch(`${origin}/backend/login.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"ada@example.org","password":"demo-student"}',
    })
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=172800;')
  })

  test('removes limits, sessions and devices that are over', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const db = await open(PORTAL_DATA)
    const now = '2020-01-01T00:00:00.000Z'
    const { id: student_id } = await addStudent(db, SOMEBODY, new Date(now))
    const sessions = { created_at: now, last_seen_at: now, expires_at: now }
    await db.insertInto('attempts').values({ bucket: 'old', count: 1, ends_at: now }).execute()
    await db
      .insertInto('sessions')
      .values({ token_hash: 'old', student_id, ...sessions })
      .execute()
    await db
      .insertInto('devices')
      .values({ token_hash: 'old', student_id, last_used_at: now })
      .execute()
    await started({ PORTAL_DATA, PORTAL_DEMO: 'off' })
    for (const table of ['attempts', 'sessions', 'devices'] as const) {
      await expect.poll(() => db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  // Windows removes no file that is open.
  const law = test.skipIf(process.platform === 'win32')
  law('is ready for students as long as its data folder can be written to', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const { origin } = await started({ PORTAL_DATA })
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await readdir(PORTAL_DATA)).not.toContainEqual(expect.stringContaining('probe'))
    await rm(PORTAL_DATA, { recursive: true })
    const status = async () => (await fetch(`${origin}/readyz`)).status
    await expect.poll(status, { timeout: 10_000 }).toBe(503)
  })

  test('lets in who waits for a password to be hashed when it is told to stop', async () => {
    const { origin, close } = await start({ PORTAL_DATA: await temporaryFolder() })
    const logins = Array.from({ length: 5 }, () =>
      fetch(`${origin}/backend/login.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.org', password: DEMO_PASSWORD }),
      }),
    )
    await Promise.race(logins)
    await close()
    const answers = await Promise.all(logins)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('hands the calls on to PORTAL_BACKEND and opens no database of its own', async () => {
    const { origin } = await upstream((response) => response.end('{"status":"from elsewhere"}'))
    const folder = await temporaryFolder()
    const server = await started({ PORTAL_DATA: folder, PORTAL_BACKEND: origin })
    const answer = await fetch(`${server.origin}/backend/auth.php`)
    expect(await answer.json()).toEqual({ status: 'from elsewhere' })
    expect(await readdir(folder)).toEqual([])
  })
})

/** What a server that cannot start says to the site's owner. */
async function refusal(env: Record<string, string>): Promise<string> {
  const error: unknown = await start(env).then(
    (server) => server.close(),
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

describe('a server does not start', () => {
  test('when the port is taken, and offers another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal({ PORTAL_DATA: await temporaryFolder(), PORT: String(port) })).toBe(
      `Port ${port} is in use already. Choose another one, for instance with PORT=${port + 1}.`,
    )
  })

  test('when the host is not this computer', async () => {
    const env = { PORTAL_DATA: await temporaryFolder(), HOST: '203.0.113.1' }
    expect(await refusal(env)).toBe(
      '203.0.113.1 is not an address of this computer. Choose another one with HOST.',
    )
  })

  test('when the data folder cannot be made', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    expect(await refusal({ PORTAL_DATA: join(file, 'data') })).toMatch(
      /^The data folder \S+ cannot be used \(.*\)\. Choose one .* PORTAL_DATA\.$/,
    )
  })

  test('when the database is no database', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'school.sqlite'), 'a letter to my aunt'.repeat(100))
    expect(await refusal({ PORTAL_DATA: folder })).toMatch(/^The data folder .*not a database/)
  })

  test('when the database is from a newer version', async () => {
    const folder = await temporaryFolder()
    const db = await open(folder)
    await db
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-later', timestamp: '2030' })
      .execute()
    expect(await refusal({ PORTAL_DATA: folder })).toMatch(/^The data folder .*9999-later/)
  })

  test.each([
    ['in production', { NODE_ENV: 'production' }],
    ['with PORTAL_DEMO=off', { PORTAL_DEMO: 'off' }],
  ])('%s on a data folder that holds the demo school, and says how to go on', async (_, env) => {
    const PORTAL_DATA = await temporaryFolder()
    await saveSetting(await open(PORTAL_DATA), 'demo-school', '2026-03-02T12:00:00.000Z')
    expect(await refusal({ PORTAL_DATA, ...env })).toBe(
      `${PORTAL_DATA} holds the demo school, whose passwords everyone knows. ` +
        'Choose another folder with PORTAL_DATA, or delete this one.',
    )
  })
})
