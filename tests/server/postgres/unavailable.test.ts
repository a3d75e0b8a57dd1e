import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ensurePostgres, startPostgres } from '../../../scripts/test/postgres.ts'
import { failureOf } from '../../../src/server/db/failure.ts'
import { connectDatabase } from '../../../src/server/db/open.ts'
import { readSetting, replaceSetting } from '../../../src/server/store/settings.ts'
import { openSchool } from '../../support/server.ts'
import { takeBareServer, takeTestServer } from '../../support/test-database.ts'
import { openUntilEnd } from '../cli/tool.ts'
import { temporaryFolder } from '../program.ts'
import { started } from '../started.ts'

/** The same database behind a proxy that can drop all data. */
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
  return { address: to.href, hold: (whether: boolean) => void (held = whether) }
}

test('a query fails when the database does not respond, and the next one uses a new connection', async () => {
  const { address, hold } = await throughPipe((await takeTestServer()) ?? '')
  const db = await openUntilEnd(address, { busyTimeoutMs: 300 })
  await readSetting(db, 'colour')
  hold(true)
  expect(await replaceSetting(db, 'colour', null, 'green').catch(failureOf)).toBe('unavailable')
  hold(false)
  expect(await readSetting(db, 'colour')).toBeNull()
})

test('opening waits longer for a change of the tables than a query waits', async () => {
  const address = await takeBareServer()
  await using other = await connectDatabase(address)
  const trx = await other.startTransaction().execute()
  await sql`select pg_advisory_xact_lock(1)`.execute(trx)
  const opening = openUntilEnd(address, { busyTimeoutMs: 1 })
  const waiting = sql`select pid from pg_locks join pg_database on oid = database
    where datname = current_database() and not granted`
  await expect.poll(async () => (await waiting.execute(other)).rows).toHaveLength(1)
  await trx.rollback().execute()
  await opening
})

test('a server is ready without a data folder', async () => {
  const PORTAL_DATA = join(await temporaryFolder(), 'missing')
  const DATABASE_URL = (await takeTestServer()) ?? ''
  const { origin } = await started({ DATABASE_URL, PORTAL_DATA })
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('calls answer 503 while PostgreSQL restarts, and no other error', async () => {
  const postgres = await startPostgres((await ensurePostgres()) ?? '', { safe: false })
  onTestFinished(() => postgres.remove())
  const school = await openSchool({ db: await openUntilEnd(postgres.addressOf('postgres')) })
  await school.signIn()
  const statuses = new Set<number>()
  const stop = new AbortController()
  const asking = Array.from({ length: 8 }, async () => {
    while (!stop.signal.aborted) statuses.add((await school.fetch('/backend/auth.php')).status)
  })
  await expect.poll(() => [...statuses]).toEqual([200])
  await postgres.stop('immediate')
  await expect.poll(() => statuses.has(503)).toBe(true)
  await postgres.start()
  const afterwards = async () => (await school.fetch('/backend/auth.php')).status
  await expect.poll(afterwards).toBe(200)
  stop.abort()
  await Promise.all(asking)
  expect(statuses).toEqual(new Set([200, 503]))
  expect(school.problems).toEqual([])
})
