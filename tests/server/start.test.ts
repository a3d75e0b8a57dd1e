import { once } from 'node:events'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { SECOND_MS } from '../../src/server/clock.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { createPasswords } from '../../src/server/security/password.ts'
import { StartError } from '../../src/server/start-error.ts'
import { consume } from '../../src/server/store/rate-limiter.ts'
import { rememberDevice } from '../../src/server/store/devices.ts'
import { openSession, SESSION_LIFE } from '../../src/server/store/session.ts'
import { replaceSetting } from '../../src/server/store/settings.ts'
import { openSchool } from '../support/server.ts'
import { signInAt } from './over-http.ts'
import { run, temporaryFolder } from './program.ts'
import { idOf } from './school.ts'
import { databaseIn, started } from './started.ts'
import { upstream } from '../support/upstream.ts'

// Windows has other permissions, and removes no open file.
const law = test.skipIf(process.platform === 'win32')

describe('a server that starts', () => {
  law.each([
    ['in a new folder', async () => join(await temporaryFolder(), 'new'), 0o700],
    ['in a folder that everybody can read', unpacked, 0o700],
    ['in a shared folder', () => folderWith(0o1777), 0o1777],
  ])('lets only its owner read its files %s', async (_, prepare, folderMode) => {
    const { PORTAL_DATA } = await started({ PORTAL_DATA: await prepare() })
    const modeOf = async (name: string) => (await stat(join(PORTAL_DATA, name))).mode & 0o7777
    expect(await modeOf('')).toBe(folderMode)
    for (const name of ['school.sqlite', 'school.sqlite-wal', 'school.sqlite-shm']) {
      expect([name, await modeOf(name)]).toEqual([name, 0o600])
    }
  })

  test('takes session life and trusted proxies from the environment, and logs advice', async () => {
    const { origin, log } = await started({
      PORTAL_SESSION_MAX_DAYS: '2',
      PORTAL_TRUSTED_PROXIES: '10.0.0.5',
    })
    const answer = await signInAt(origin, { headers: { 'x-forwarded-proto': 'https' } })
    const cookies = answer.headers.get('set-cookie')
    expect(cookies).toContain('Max-Age=172800;')
    expect(cookies).not.toContain('; Secure')
    expect(log.lines).toEqual([
      expect.stringContaining('PORTAL_TRUSTED_PROXIES=10.0.0.5,127.0.0.1'),
    ])
  })

  test('removes expired limits, sessions and devices, and old mails', async () => {
    const old = 'outbox/2020-03-02T12-00-00.000Z-01234567.eml'
    const PORTAL_DATA = await temporaryFolder({ [old]: 'old' })
    const { db } = await openSchool({ db: await databaseIn(PORTAL_DATA) })
    const [id, then] = [await idOf(db), new Date('2020-01-01')]
    await consume(db, [{ name: 'old', limit: 1, windowMs: 1 }], then)
    await openSession(db, id, SESSION_LIFE, then)
    await rememberDevice(db, null, id, then)
    await started({ PORTAL_DATA, PORTAL_DEMO: 'off' })
    for (const table of ['attempts', 'sessions', 'devices'] as const) {
      await expect.poll(() => db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    await expect.poll(() => readdir(join(PORTAL_DATA, 'outbox'))).toEqual([])
  })

  test('is awaited by its service until it is ready', async () => {
    const { origin, requests } = await upstream((response) =>
      response.writeHead(requests.length < 3 ? 503 : 200).end(),
    )
    const waiting = run('src/server/await-ready.ts', [], { PORT: new URL(origin).port })
    expect([await waiting.ended, waiting.output()]).toEqual([0, ''])
    expect(requests).toHaveLength(3)
  })

  law('is awaited no longer when it has ended', async () => {
    const server = run('src/server/main.ts', [], { PORTAL_DATA: '/dev/null/data' })
    await server.ended
    const MAINPID = String(server.pid)
    const waiting = run('src/server/await-ready.ts', [], { PORT: '1', MAINPID })
    expect(await waiting.ended).toBe(1)
    expect(waiting.output()).toMatch(/^The server has ended/)
  })

  law.each([
    ['its data folder', (data: string) => data],
    ['the built portal', (_: string, dist: string) => dist],
  ])('answers /readyz with 503 when %s is gone', async (_, gone) => {
    const data = await temporaryFolder()
    const dist = await temporaryFolder({ 'index.html': '<!doctype html>' })
    const { origin } = await started({ PORTAL_DATA: data }, { portal: { folder: dist } })
    const status = async () => (await fetch(`${origin}/readyz`)).status
    expect(await status()).toBe(200)
    expect(await readdir(data)).not.toContainEqual(expect.stringContaining('probe'))
    await rm(gone(data, dist), { recursive: true })
    // A second later, when the next check is due.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + SECOND_MS)
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await status()).toBe(503)
  })

  test('finishes waiting sign-ins when it closes', async () => {
    // Real hashing takes longer than the server waits, on a slow processor.
    const passwords = createPasswords({ memory: 16, passes: 1, parallelism: 1 })
    const { origin, close } = await started({}, { passwords })
    const logins = Array.from({ length: 5 }, () => signInAt(origin))
    await Promise.race(logins)
    await close()
    const answers = await Promise.all(logins)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('forwards calls to PORTAL_BACKEND and opens no database', async () => {
    const { origin } = await upstream((response) => response.end('{"status":"from elsewhere"}'))
    const server = await started({ PORTAL_BACKEND: origin })
    const answer = await fetch(`${server.origin}/backend/auth.php`)
    expect(await answer.json()).toEqual({ status: 'from elsewhere' })
    expect(await readdir(server.PORTAL_DATA)).toEqual([])
  })
})

async function folderWith(mode: number): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, mode)
  return folder
}

/** As an archive of a data folder is unpacked. */
async function unpacked(): Promise<string> {
  const folder = await folderWith(0o755)
  await mkdir(join(folder, 'outbox'))
  await (await openDatabase(join(folder, 'school.sqlite'))).destroy()
  await chmod(join(folder, 'school.sqlite'), 0o644)
  return folder
}

/** The message to the site's owner. */
const refusal = async (env: Record<string, string>) => {
  const error: unknown = await started(env).catch((cause) => cause)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

describe('a server does not start', () => {
  test('when the database is damaged, or from a newer version', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const db = await databaseIn(PORTAL_DATA)
    await sql`insert into kysely_migration values ('9999-later', '2030')`.execute(db)
    expect(await refusal({ PORTAL_DATA })).toMatch(/^A newer version .*9999-later/)
    await db.destroy()
    await writeFile(join(PORTAL_DATA, 'school.sqlite'), 'a letter to my aunt'.repeat(100))
    expect(await refusal({ PORTAL_DATA })).toMatch(/^The data folder .*not a database/)
  })

  test('when the port is taken, and suggests another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is in use already. Choose another one, for instance with PORT=${port + 1}.`,
    )
  })

  test('with PORTAL_DEMO=off on a demo school, and says how to go on', async () => {
    const PORTAL_DATA = await temporaryFolder()
    await replaceSetting(
      await databaseIn(PORTAL_DATA),
      'demo-school',
      null,
      '2026-03-02T12:00:00.000Z',
    )
    expect(await refusal({ PORTAL_DATA, PORTAL_DEMO: 'off' })).toBe(
      `${PORTAL_DATA} holds the demo school, whose passwords everyone knows. ` +
        'Choose another folder with PORTAL_DATA, or delete this one.',
    )
  })
})
