import { median } from '../median.ts'
import {
  getRequest,
  openConnection,
  p99,
  postRequest,
  probeWhile,
  ratePerSecond,
  type Answered,
} from './load.ts'
import { hashingRate, startBare, startSchool } from './programs.ts'
import type { Program } from '../../start-program.ts'
import type { Figure } from '../../figures.ts'
import { cohortOf, cookieOf, emailOf, PASSWORD } from './school.ts'

const AUTH = getRequest('/backend/auth.php', { cookie: cookieOf(1) })

/** auth.php beside bare node:http with the same look-up, taking turns. */
export async function measureAuth(folder: string, runs: number): Promise<Figure[]> {
  const [portal, bare] = [await startSchool(folder), await startBare(folder)]
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
export async function measureStorm(folder: string, logins: number): Promise<Figure[]> {
  const machine = await hashingRate()
  const portal = await startSchool(folder)
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
  folder: string,
  { students, seconds }: { students: number; seconds: number },
): Promise<Figure[]> {
  const portal = await startSchool(folder)
  const free = await Promise.all(Array.from({ length: 50 }, () => openConnection(portal.origin)))
  const ms: number[] = []
  let failed = 0
  async function visit(student: number): Promise<void> {
    await pause((student / students) * seconds)
    const due = performance.now()
    const browser = { cookie: cookieOf(student), 'accept-encoding': 'gzip, deflate, br' }
    const cohort = encodeURIComponent(cohortOf(student))
    // As through a proxy that keeps its connections, and opens one more where all are in use.
    const connection = free.pop() ?? (await openConnection(portal.origin))
    let waited = performance.now() - due
    for (const call of ['auth', 'get_links', 'fetch_messages', `get_tasks`]) {
      const query = call === 'get_tasks' ? `?course_cohort=${cohort}` : ''
      const answered = await connection.ask(getRequest(`/backend/${call}.php${query}`, browser))
      if (answered.status !== 200) failed += 1
      ms.push(answered.ms + waited)
      waited = 0
    }
    free.push(connection)
  }
  await Promise.all(Array.from({ length: students }, (_, student) => visit(student)))
  for (const connection of free) connection.close()
  await portal.stop()
  const start = `${students.toLocaleString('en')} students within ${seconds} s`
  return [
    { what: `${start}: calls that failed`, found: failed, most: 0 },
    { what: `${start}: calls, median ms`, found: median(ms) },
    { what: `${start}: calls, p99 ms`, found: p99(ms), most: 100 },
  ]
}

function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')} a second`
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
