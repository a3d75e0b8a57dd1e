import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ensurePostgres, startPostgres } from '../../scripts/test/postgres.ts'
import { readConfig } from '../../src/server/config.ts'
import { loadDemoSchool } from '../../src/server/demo/demo-school.ts'
import { failureOf } from '../../src/server/db/failure.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Database } from '../../src/server/db/schema.ts'
import { alone } from '../../src/server/db/transaction.ts'
import { startServer } from '../../src/server/main.ts'
import { giveBackAttempt, takeAttempt } from '../../src/server/store/attempts.ts'
import { exchangeCode, findGrant, saveResetCode } from '../../src/server/store/password-reset.ts'
import { readSetting, saveSetting } from '../../src/server/store/settings.ts'
import { changeEmail } from '../../src/server/store/student-records.ts'
import { findStudent, hasStudents } from '../../src/server/store/students.ts'
import { openSchool } from '../support/server.ts'
import { ON_SQLITE, takeBareServer, takeTestServer } from '../support/test-database.ts'
import { fakeClock } from '../support/server/clock.ts'
import { collectLog } from '../support/server/log.ts'
import { tool } from './cli/tool.ts'
import { temporaryFolder } from './program.ts'
import { isSignedIn } from './school.ts'

const SLOW = 60_000

async function open(address: string): Promise<Database> {
  const db = await openDatabase(address)
  onTestFinished(() => db.destroy())
  return db
}

/** Two servers on one database, with Ada. */
async function twoServers() {
  const address = (await takeTestServer()) ?? ''
  const one = await openSchool({ db: await openDatabase(address) })
  const other = await openSchool({ db: await openDatabase(address), students: [] })
  onTestFinished(async () => {
    await Promise.all([one.close(), other.close()])
  })
  return { one, other }
}

describe.skipIf(ON_SQLITE)('several servers on one database', { timeout: SLOW }, () => {
  test('bring its tables up to date once, all starting at the same moment', async () => {
    const address = await takeBareServer()
    const all = await Promise.all(Array.from({ length: 5 }, () => open(address)))
    for (const db of all) expect(await hasStudents(db)).toBe(false)
  })

  test('load the demo school once, all starting at the same moment', async () => {
    const address = (await takeTestServer()) ?? ''
    const all = await Promise.all(Array.from({ length: 5 }, () => open(address)))
    const { clock, passwords } = await openSchool()
    await Promise.all(all.map((db) => loadDemoSchool(db, { clock, passwords })))
    const students = await all[0]?.selectFrom('students').select('email').orderBy('email').execute()
    expect(students?.map(({ email }) => email)).toEqual(['ada@example.org', 'grace@example.org'])
  })

  test('know each other’s sessions, and end them for each other', async () => {
    const { one, other } = await twoServers()
    const cookies = (await one.signIn()).headers.getSetCookie()
    const cookie = cookies.map((set) => set.split(';')[0]).join('; ')
    const ask = (path: string) =>
      other.app.request(path, { headers: { cookie, host: 'localhost' } })
    expect((await ask('/backend/auth.php')).status).toBe(200)
    expect((await ask('/backend/logout.php')).status).toBe(200)
    expect(await isSignedIn(one.fetch)).toBe(false)
  })

  test('count wrong passwords together', async () => {
    const { one, other } = await twoServers()
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) {
      for (const { browser } of [one, other]) {
        statuses.push((await browser().signIn('ada@example.org', 'wrong')).status)
      }
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('count attempts on the same buckets without getting in each other’s way', async () => {
    const address = (await takeTestServer()) ?? ''
    const all = await Promise.all([open(address), open(address)])
    const now = fakeClock().now()
    const names = ['a', 'b', 'c'].map((name) => ({ name, most: 1000, windowMs: 60_000 }))
    const attempts = Array.from({ length: 200 }, (_, i) => {
      const mixed = i % 2 === 0 ? names : names.toReversed()
      return takeAttempt(all[i % 2] as Database, mixed, now)
    })
    expect(new Set(await Promise.all(attempts))).toEqual(new Set([0]))
    const counted = await all[0]?.selectFrom('attempts').select('count').execute()
    expect(counted).toEqual([{ count: 200 }, { count: 200 }, { count: 200 }])
  })
})

describe.skipIf(ON_SQLITE)('two who get in each other’s way', { timeout: SLOW }, () => {
  test('give attempts back and take them on the same buckets, and both go on', async () => {
    const address = (await takeTestServer()) ?? ''
    const all = await Promise.all([open(address), open(address)])
    const now = fakeClock().now()
    const names = ['a', 'b', 'c'].map((name) => ({ name, most: 1000, windowMs: 60_000 }))
    const works = Array.from({ length: 200 }, (_, i) => {
      const mixed = i % 2 === 0 ? names : names.toReversed()
      const db = all[i % 2] as Database
      return i % 3 === 0 ? takeAttempt(db, mixed, now) : giveBackAttempt(db, mixed)
    })
    await Promise.all(works)
  })

  test('a code that is asked for and used while the student’s address is changed opens nothing afterwards', async () => {
    const address = (await takeTestServer()) ?? ''
    const [db, other] = await Promise.all([open(address), open(address)])
    const school = await openSchool({ db, students: [{ email: 'ada@example.org' }] })
    const now = school.clock.now()
    const asked = { email: 'ada@example.org', code: '12345678' }
    let grant: string | null = null
    await alone(db, async (trx) => {
      const found = await findStudent(trx, 'ada@example.org')
      const token = await saveResetCode(other, { ...asked, token: null }, now)
      grant ??= await exchangeCode(other, { ...asked, token }, now)
      if (found !== null) await changeEmail(trx, found.student, 'new@example.org')
    })
    expect(grant).not.toBeNull()
    expect(await findGrant(db, grant ?? '', now)).toBeNull()
  })
})

describe.skipIf(ON_SQLITE)('a database that goes away', { timeout: SLOW }, () => {
  test('and says nothing: a query is given up, and the next one asks on a new connection', async () => {
    const { address, hold } = await throughPipe((await takeTestServer()) ?? '')
    const db = await openDatabase(address, { busyTimeoutMs: 300 })
    onTestFinished(() => db.destroy())
    const letGo = hold()
    const failure = await saveSetting(db, 'colour', 'green').then(() => null, failureOf)
    expect(failure).toBe('away')
    letGo()
    expect(await readSetting(db, 'colour')).toBeNull()
  })

  test('is no stack to whoever runs a command', async () => {
    const { school, env, place } = await tool()
    const db = await open(place)
    await openSchool({ db, students: [{ email: 'ada@example.org' }] })
    const holding = db.transaction().execute(async (trx) => {
      await sql`select * from students for update`.execute(trx)
      const waiting = async () => {
        const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows[0]?.pid
      }
      await expect.poll(waiting, { timeout: SLOW }).toBeDefined()
      await sql`select pg_terminate_backend(${await waiting()})`.execute(db)
    })
    const { code, output } = await school('students', 'deactivate', 'ada@example.org')
    await holding
    expect({ code, output }).toEqual({
      code: 1,
      output:
        'The database did not answer, or another program is writing to it. Nothing was changed.\n',
    })
    expect(env.DATABASE_URL).toBe(place)
  })
})

/** The same database behind a connection that can be held: what is sent then is lost. */
async function throughPipe(address: string) {
  const to = new URL(address)
  const { port, hostname } = to
  let held = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.on('data', (sent) => held || far.write(sent)).on('close', () => far.destroy())
    far.on('data', (sent) => held || near.write(sent)).on('close', () => near.destroy())
    for (const end of [near, far]) end.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  to.port = String((server.address() as AddressInfo).port)
  to.hostname = '127.0.0.1'
  const hold = () => {
    held = true
    return () => void (held = false)
  }
  return { address: to.href, hold }
}

describe.skipIf(ON_SQLITE)('a server with a database of its own', () => {
  test('is ready on a machine that has no data folder', async () => {
    const missing = join(await temporaryFolder(), 'missing')
    const DATABASE_URL = (await takeTestServer()) ?? ''
    const config = readConfig({ PORT: '0', DATABASE_URL, PORTAL_DATA: missing })
    const server = await startServer(config, { log: collectLog() })
    onTestFinished(() => server.close())
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  })
})

describe.skipIf(ON_SQLITE)('PostgreSQL restarts', { timeout: SLOW }, () => {
  test('and the server goes on: calls meanwhile are asked to come again, and none fails otherwise', async () => {
    const postgres = await startPostgres((await ensurePostgres()) ?? '', { safe: false })
    onTestFinished(() => postgres.remove())
    const school = await openSchool({ db: await openDatabase(postgres.addressOf('postgres')) })
    onTestFinished(() => school.close())
    await school.signIn()
    const statuses = new Set<number>()
    const stop = new AbortController()
    const asking = Array.from({ length: 8 }, async () => {
      while (!stop.signal.aborted) statuses.add((await school.fetch('/backend/auth.php')).status)
    })
    await expect.poll(() => [...statuses], { timeout: SLOW }).toEqual([200])
    await postgres.stop('immediate')
    await expect.poll(() => statuses.has(503), { timeout: SLOW }).toBe(true)
    await postgres.start()
    statuses.clear()
    await expect.poll(() => statuses.has(200), { timeout: SLOW }).toBe(true)
    stop.abort()
    await Promise.all(asking)
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(school.problems).toEqual([])
    expect((await school.fetch('/backend/auth.php')).status).toBe(200)
  })
})

describe.skipIf(ON_SQLITE)('a PostgreSQL of one’s own', { timeout: SLOW }, () => {
  test('lets nobody in without its password', async () => {
    const postgres = await startPostgres((await ensurePostgres()) ?? '', { safe: false })
    onTestFinished(() => postgres.remove())
    for (const password of ['', 'a guess']) {
      const address = new URL(postgres.addressOf('postgres'))
      address.password = password
      const client = new Client(address.href)
      await expect(client.connect()).rejects.toThrow(/password/)
    }
  })

  test('takes another port where a program has the first', async () => {
    const bin = (await ensurePostgres()) ?? ''
    const first = await startPostgres(bin, { safe: false })
    onTestFinished(() => first.remove())
    let port = first.port
    const second = await startPostgres(bin, { safe: false, nextPort: () => port++ })
    onTestFinished(() => second.remove())
    expect(second.port).toBeGreaterThan(first.port)
  })
})

describe.skipIf(ON_SQLITE)('what is stored', () => {
  test('keeps a text as it was sent, whatever alphabet it is in', async () => {
    const db = await open((await takeTestServer()) ?? '')
    const { rows } = await sql<{ text: string }>`select ${'Ọkáfọ̀r 🎓 名前'} as text`.execute(db)
    expect(rows).toEqual([{ text: 'Ọkáfọ̀r 🎓 名前' }])
  })
})
