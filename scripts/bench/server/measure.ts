import { median } from '../median.ts'
import {
  getRequest,
  openConnection,
  p99,
  postRequest,
  probeWhile,
  ratePerSecond,
  type Answered,
  type Connection,
} from './load.ts'
import { hashingRate, startBare, startSchool } from './programs.ts'
import type { Program } from '../../start-program.ts'
import type { Figure } from '../../figures.ts'
import { cohortOf, cookieOf, emailOf, PASSWORD, type School } from './school.ts'

const AUTH = getRequest('/backend/auth.php', { cookie: cookieOf(1) })

/** auth.php beside bare node:http with the same look-up, taking turns. */
export async function measureAuth(school: School, runs: number): Promise<Figure[]> {
  const [portal, bare] = [await startSchool(school), await startBare(school)]
  const load = { connections: 20, seconds: 3 }
  const rates: { ours: number; bare: number }[] = []
  for (let run = 0; run <= runs; run += 1) {
    const one = {
      ours: await ratePerSecond(portal.origin, AUTH, load),
      bare: await ratePerSecond(bare.origin, AUTH, load),
    }
    if (run > 0) rates.push(one) // the first one warms both up
  }
  await Promise.all([portal.stop(), bare.stop()])
  return [
    { what: 'auth.php', found: perSecond(median(rates.map(({ ours }) => ours))) },
    {
      what: 'bare node:http with the same look-up',
      found: perSecond(median(rates.map((rate) => rate.bare))),
    },
    {
      what: 'auth.php : bare',
      found: median(rates.map((rate) => rate.ours / rate.bare)),
      least: 0.3,
    },
  ]
}

/** So many students who sign in at once, from one address, while another one uses the portal. */
export async function measureStorm(school: School, logins: number): Promise<Figure[]> {
  const machine = await hashingRate()
  const portal = await startSchool(school)
  const idle = p99(await probeWhile(portal.origin, AUTH, () => pause(3)))
  let answers: Answered[] = []
  let seconds = 0
  const during = p99(
    await probeWhile(portal.origin, AUTH, async () => {
      const began = performance.now()
      answers = await signInAtOnce(portal, logins)
      seconds = (performance.now() - began) / 1000
    }),
  )
  await portal.stop()
  const with200 = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  const storm = `${logins} sign in at once`
  return [
    {
      what: `${storm}: neither served nor refused kindly`,
      found: logins - with200.length - refused.length,
      most: 0,
    },
    { what: `${storm}: refused`, found: refused.length },
    {
      what: `${storm}: slowest refusal, ms`,
      found: Math.max(0, ...refused.map(({ ms }) => ms)),
      most: 100,
    },
    { what: `${storm}: p99 of auth.php before, ms`, found: idle },
    { what: `${storm}: p99 of auth.php meanwhile, ms`, found: during, most: 3 * idle + 2 },
    {
      what: `${storm}: sign-ins a second : hashes a second on this machine alone`,
      found: with200.length / seconds / machine,
      least: 0.9,
    },
  ]
}

async function signInAtOnce({ origin }: Program, logins: number): Promise<Answered[]> {
  return Promise.all(
    Array.from({ length: logins }, async (_, student) => {
      const connection = await openConnection(origin)
      const credentials = { email: emailOf(student), password: PASSWORD }
      const answered = await connection.ask(postRequest('/backend/login.php', credentials))
      connection.close()
      return answered
    }),
  )
}

/** The students of a school who open the portal within a minute, each with the calls of a dashboard. */
export async function measureLessonStart(
  school: School,
  { students, seconds, processes }: { students: number; seconds: number; processes: number },
): Promise<Figure[]> {
  const portals = await Promise.all(Array.from({ length: processes }, () => startSchool(school)))
  const pool = await openConnections(portals.map(({ origin }) => origin))
  const ms: number[] = []
  let failed = 0
  async function visit(student: number): Promise<void> {
    await pause((student / students) * seconds)
    const due = performance.now()
    const browser = { cookie: cookieOf(student), 'accept-encoding': 'gzip, deflate, br' }
    const cohort = encodeURIComponent(cohortOf(student))
    const connection = await pool.take()
    let waited = performance.now() - due
    for (const call of ['auth', 'get_links', 'fetch_messages', `get_tasks`]) {
      const query = call === 'get_tasks' ? `?course_cohort=${cohort}` : ''
      const answered = await connection.ask(getRequest(`/backend/${call}.php${query}`, browser))
      if (answered.status !== 200) failed += 1
      ms.push(answered.ms + waited)
      waited = 0
    }
    pool.giveBack(connection)
  }
  await Promise.all(Array.from({ length: students }, (_, student) => visit(student)))
  pool.close()
  await Promise.all(portals.map((portal) => portal.stop()))
  const several = processes === 1 ? '' : `, ${processes} processes`
  const start = `${students.toLocaleString('en')} students within ${seconds} s${several}`
  return [
    { what: `${start}: calls that failed`, found: failed, most: 0 },
    { what: `${start}: calls, median ms`, found: median(ms) },
    { what: `${start}: calls, p99 ms`, found: p99(ms), most: 100 },
  ]
}

/**
 * As a proxy has them: kept, and as many as it may have (nginx, which is asked for nothing else: 512). Whoever
 * comes while all are in use waits. More at once than a system keeps for a program to take would be lost.
 */
async function openConnections(origins: readonly string[]) {
  const each = origins.map((origin) =>
    Array.from({ length: Math.floor(MOST_CONNECTIONS / origins.length) }, () =>
      openConnection(origin),
    ),
  )
  const all = await Promise.all(each.flat())
  const free = [...all]
  const waiting: ((connection: Connection) => void)[] = []
  return {
    take: async (): Promise<Connection> =>
      free.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    giveBack(connection: Connection): void {
      const next = waiting.shift()
      if (next === undefined) free.push(connection)
      else next(connection)
    },
    close: () => all.forEach((connection) => connection.close()),
  }
}
const MOST_CONNECTIONS = 400

function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')} a second`
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
