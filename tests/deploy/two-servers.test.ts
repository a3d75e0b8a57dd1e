import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/server/db/open.ts'
import { ask, withCertificate, writeCertificate } from './https.ts'
import { CADDY, readDeploy, startSite } from './web-servers.ts'
import { openSchool, PASSWORD } from '../support/server.ts'
import { takeTestServer } from '../support/test-database.ts'
import { startProgram, temporaryFolder } from '../server/program.ts'
import { FORM } from '../server/school.ts'

// deploy/two-servers.Caddyfile in front of two real servers on one PostgreSQL.

/** The statuses of writes during a restart: older versions of Caddy notice it late, and do not retry a write. */
const WHEN_SENT = [200, 502]

const CREDENTIALS = JSON.stringify({ email: 'ada@example.org', password: PASSWORD })
const CALLERS = 8
const SLOW = 120_000

/** Ada's school on two servers. */
async function startServers() {
  const DATABASE_URL = (await takeTestServer()) ?? ''
  await (await openSchool({ db: await openDatabase(DATABASE_URL) })).close()
  const env = { DATABASE_URL, PORTAL_DATA: await temporaryFolder(), NODE_ENV: 'production' }
  return [await startOne(env), await startOne(env)] as const
}

/** A server that can be started again on the same port. */
async function startOne(env: Readonly<Record<string, string>>) {
  let running = await startProgram(env)
  const { origin } = running
  return {
    host: new URL(origin).host,
    stop: (signal: NodeJS.Signals) => {
      running.kill(signal)
      return running.ended
    },
    /** Resolves when it answers calls that the web server forwards. */
    start: async () => {
      running = await startProgram({ ...env, PORT: new URL(origin).port })
      await running.says(/"path":"\/backend\//) // in its log
    },
  }
}

/** The statuses of calls that are repeated during the work. Half of the callers send the same submission. */
async function statusesWhile(origin: string, cookie: string, work: () => Promise<unknown>) {
  const statuses = { read: new Set<number | undefined>(), sent: new Set<number | undefined>() }
  const stop = new AbortController()
  const calling = Array.from({ length: CALLERS }, async (_, caller) => {
    while (!stop.signal.aborted) {
      if (caller % 2 === 0) {
        const { status } = await ask(origin, '/backend/auth.php', { headers: { cookie } })
        statuses.read.add(status)
      } else {
        statuses.sent.add(await submit(origin, cookie, caller))
      }
    }
  })
  await work()
  stop.abort()
  await Promise.all(calling)
  return statuses
}

async function submit(origin: string, cookie: string, lesson: number) {
  const form = { ...FORM, lesson_number: String(lesson) }
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
  const body = String(new URLSearchParams(form))
  return (await ask(origin, '/backend/submit_task.php', { body, headers })).status
}

/** Both servers behind one address, where Ada is signed in. */
async function openSite() {
  const folder = await temporaryFolder()
  await writeCertificate(folder)
  const [one, other] = await startServers()
  const site = withCertificate(await readDeploy('two-servers.Caddyfile'), folder)
    .replace('10.0.0.11:3000', one.host)
    .replace('10.0.0.12:3000', other.host)
  const running = await startSite(CADDY, folder, site)
  onTestFinished(running.stop)
  const origin = running.origin.replace('http:', 'https:')
  const { headers } = await ask(origin, '/backend/login.php', { body: CREDENTIALS })
  const cookie = (headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ')
  return { origin, cookie, one, other }
}

const law = test.skipIf(inject('missing').includes('caddy'))
law('behind Caddy no read fails during restarts and a crash', { timeout: SLOW }, async () => {
  const { origin, cookie, one, other } = await openSite()
  const restarted = await statusesWhile(origin, cookie, async () => {
    for (const running of [one, other]) {
      await running.stop('SIGTERM')
      await running.start()
    }
  })
  expect(restarted.read).toEqual(new Set([200]))
  expect(WHEN_SENT).toEqual(expect.arrayContaining([...restarted.sent]))
  const crashed = await statusesWhile(origin, cookie, () => one.stop('SIGKILL'))
  expect(crashed.read).toEqual(new Set([200]))
  await expect.poll(() => submit(origin, cookie, 1), { timeout: SLOW }).toBe(200)
})
