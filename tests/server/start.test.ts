import { once } from 'node:events'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { startServer } from '../../src/server/main.ts'
import { StartError } from '../../src/server/start-error.ts'
import { consume } from '../../src/server/store/rate-limiter.ts'
import { rememberDevice } from '../../src/server/store/devices.ts'
import { openSession, SESSION_LIFE } from '../../src/server/store/session.ts'
import { saveSetting } from '../../src/server/store/settings.ts'
import { openSchool } from '../support/server.ts'
import { collectLog } from '../support/server/log.ts'
import { signInAt } from './over-http.ts'
import { temporaryFolder } from './program.ts'
import { idOf } from './school.ts'
import { upstream } from './upstream.ts'

const start = (env: Record<string, string>, log = collectLog()) =>
  startServer(readConfig({ PORT: '0', ...env }), { log })

/** A server in a new folder, which closes when the test has finished. */
async function started(env: Record<string, string> = {}, log = collectLog()) {
  const PORTAL_DATA = env['PORTAL_DATA'] ?? (await temporaryFolder())
  const server = await start({ PORTAL_DATA, ...env }, log)
  onTestFinished(() => server.close())
  return { ...server, PORTAL_DATA }
}

async function open(folder: string) {
  const db = await openDatabase(join(folder, 'school.sqlite'))
  onTestFinished(() => db.destroy())
  return db
}

// Windows knows no such rights, and removes no file that is open.
const law = test.skipIf(process.platform === 'win32')

describe('a server that starts', () => {
  law.each([
    ['a new folder', async () => join(await temporaryFolder(), 'new'), 0o700],
    ['an unpacked archive that everybody can read', unpacked, 0o700],
    ['its own files in a folder that is for everybody', () => folderWith(0o1777), 0o1777],
  ])('closes to all but its owner %s', async (_, prepare, folderRights) => {
    const { PORTAL_DATA } = await started({ PORTAL_DATA: await prepare() })
    const rights = async (name: string) => (await stat(join(PORTAL_DATA, name))).mode & 0o7777
    expect(await rights('')).toBe(folderRights)
    for (const name of ['school.sqlite', 'school.sqlite-wal', 'school.sqlite-shm']) {
      expect([name, await rights(name)]).toEqual([name, 0o600])
    }
  })

  test('keeps passwords at the cost of a real school', async () => {
    const db = await open((await started()).PORTAL_DATA)
    const [row] = await db.selectFrom('students').select('password_hash').execute()
    expect(row?.password_hash).toContain('$m=19456,t=2,p=1$')
  })

  test('trusts the proxies of PORTAL_TRUSTED_PROXIES and no other, and logs advice once', async () => {
    const log = collectLog()
    const cookies = async (env: Record<string, string>) => {
      const { origin } = await started(env, log)
      const answer = await signInAt(origin, { headers: { 'x-forwarded-proto': 'https' } })
      return answer.headers.get('set-cookie')
    }
    expect(await cookies({})).toContain('; Secure')
    expect(log.lines).toEqual([])
    expect(await cookies({ PORTAL_TRUSTED_PROXIES: '10.0.0.5' })).not.toContain('; Secure')
    expect(log.lines).toEqual([
      expect.stringContaining('PORTAL_TRUSTED_PROXIES=10.0.0.5,127.0.0.1'),
    ])
  })

  test('lets sessions live as long as the environment says', async () => {
    const { origin } = await started({ PORTAL_SESSION_MAX_DAYS: '2' })
    expect((await signInAt(origin)).headers.get('set-cookie')).toContain('Max-Age=172800;')
  })

  test('removes limits, sessions and devices that are over', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const { db } = await openSchool({ file: join(PORTAL_DATA, 'school.sqlite') })
    onTestFinished(() => db.destroy())
    const [id, then] = [await idOf(db), new Date('2020-01-01')]
    await consume(db, [{ name: 'old', limit: 1, windowMs: 1 }], then)
    await openSession(db, id, SESSION_LIFE, then)
    await rememberDevice(db, null, id, then)
    await started({ PORTAL_DATA, PORTAL_DEMO: 'off' })
    for (const table of ['attempts', 'sessions', 'devices'] as const) {
      await expect.poll(() => db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  law('is ready for students as long as its data folder can be written to', async () => {
    const { origin, PORTAL_DATA } = await started()
    const status = async () => (await fetch(`${origin}/readyz`)).status
    expect(await status()).toBe(200)
    expect(await readdir(PORTAL_DATA)).not.toContainEqual(expect.stringContaining('probe'))
    await rm(PORTAL_DATA, { recursive: true })
    await expect.poll(status, { timeout: 10_000 }).toBe(503)
  })

  test('finishes the sign-ins that wait for hashing when it is told to stop', async () => {
    const { origin, close } = await start({ PORTAL_DATA: await temporaryFolder() })
    const logins = Array.from({ length: 5 }, () => signInAt(origin))
    await Promise.race(logins)
    await close()
    const answers = await Promise.all(logins)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('hands the calls on to PORTAL_BACKEND and opens no database of its own', async () => {
    const { origin } = await upstream((response) => response.end('{"status":"from elsewhere"}'))
    const server = await started({ PORTAL_BACKEND: origin })
    const answer = await fetch(`${server.origin}/backend/auth.php`)
    expect(await answer.json()).toEqual({ status: 'from elsewhere' })
    expect(await readdir(server.PORTAL_DATA)).toEqual([])
  })
})

async function folderWith(rights: number): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, rights)
  return folder
}

async function unpacked(): Promise<string> {
  const folder = await folderWith(0o755)
  await mkdir(join(folder, 'outbox'))
  await (await openDatabase(join(folder, 'school.sqlite'))).destroy()
  await chmod(join(folder, 'school.sqlite'), 0o644)
  return folder
}

/** What it says to the site's owner. */
const refusal = async (env: Record<string, string>) => {
  const starting = start({ PORTAL_DATA: await temporaryFolder(), ...env })
  const error: unknown = await starting.then(({ close }) => close()).catch((cause) => cause)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

describe('a server does not start', () => {
  test('when the database is damaged, or from a newer version', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const db = await open(PORTAL_DATA)
    await sql`insert into kysely_migration values ('9999-later', '2030')`.execute(db)
    expect(await refusal({ PORTAL_DATA })).toMatch(/^The data folder .*9999-later/)
    await db.destroy()
    await writeFile(join(PORTAL_DATA, 'school.sqlite'), 'a letter to my aunt'.repeat(100))
    expect(await refusal({ PORTAL_DATA })).toMatch(/^The data folder .*not a database/)
  })

  test('when the port is taken, and offers another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is in use already. Choose another one, for instance with PORT=${port + 1}.`,
    )
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
