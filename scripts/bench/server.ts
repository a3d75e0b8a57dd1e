import autocannon from 'autocannon'
import { availableParallelism } from 'node:os'
import { createPasswords } from '../../src/server/security/password.ts'
import { isKept, tableOf, type Figure } from '../system/figures.ts'
import { readOptions } from '../system/options.ts'
import { Refused } from '../system/refused.ts'
import {
  cohortOf,
  cookieOf,
  emailOf,
  ENGINES,
  openSchool,
  PASSWORD,
} from './server/bench-school.ts'

// npm run bench -- server: measures how many sign-ins, task lists and submissions per second the server
// answers.
// --engine sqlite (or postgres) --seconds 5

/** Each student may send 30 submissions an hour: enough for a minute on the fastest machine. */
const STUDENTS = 10_000
const SENT_BY_EACH = 29
/** The number of concurrent connections, as from a proxy on a busy evening. */
const CONNECTIONS = 20
const WARM_UP_S = 1

type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

function post(call: string, type: string, cookie: string, body: string): Request {
  const headers = { 'content-type': type, cookie }
  return { method: 'POST', path: `/backend/${call}`, headers, body }
}

/** The requests to send, each by the next student. */
function requestsOf(): Readonly<Record<string, () => Request>> {
  let count = 0
  return {
    'sign-in': () => {
      const credentials = { email: emailOf(count++ % STUDENTS), password: PASSWORD }
      return post('login.php', 'application/json', '', JSON.stringify(credentials))
    },
    'task list': () => {
      const student = count++ % STUDENTS
      const query = new URLSearchParams({ course_cohort: cohortOf(student) }).toString()
      const headers = { cookie: cookieOf(student), 'accept-encoding': 'gzip, deflate, br' }
      return { method: 'GET', path: `/backend/get_tasks.php?${query}`, headers }
    },
    submission: () => {
      const body = new URLSearchParams({
        full_name: 'Ada Okafor',
        lesson_number: '3',
        task_number: '1',
        student_id: 'ST-1',
        document_link: `https://example.org/${count}`,
        video_link: 'https://example.org/video',
      }).toString()
      const cookie = cookieOf(Math.floor(count++ / SENT_BY_EACH) % STUDENTS)
      return post('submit_task.php', 'application/x-www-form-urlencoded', cookie, body)
    },
  }
}

/** Whether every bound is kept. */
export async function benchServer(args: readonly string[]): Promise<boolean> {
  const { engine, seconds } = readArguments(args)
  const hashes = await hashesPerSecond(seconds)
  const school = await openSchool(STUDENTS, engine)
  const figures: Figure[] = []
  try {
    for (const [what, next] of Object.entries(requestsOf())) {
      await fire(school.origin, next, WARM_UP_S)
      const result = await fire(school.origin, next, seconds)
      const rate = result.requests.average
      figures.push(
        { what: `${what}: answers a second`, found: rate },
        { what: `${what}: median`, found: result.latency.p50, unit: 'ms' },
        { what: `${what}: p99`, found: result.latency.p99, unit: 'ms' },
        { what: `${what}: refused or broken`, found: result.non2xx + result.errors, most: 0 },
      )
      if (what !== 'sign-in') continue
      // A sign-in is mostly the hash: everything else must cost almost nothing.
      const ratio = 'sign-in: a second : hashes a second on this machine alone'
      figures.push({ what: ratio, found: rate / hashes, least: 0.85 })
    }
  } finally {
    await school.close()
  }
  console.log(tableOf(figures))
  return figures.every(isKept)
}

function fire(url: string, next: () => Request, duration: number) {
  const requests = [{ setupRequest: (request: object) => ({ ...request, ...next() }) }]
  return autocannon({ url, connections: CONNECTIONS, duration, requests })
}

/** How many passwords per second this machine hashes, with the same concurrency as the server. */
async function hashesPerSecond(seconds: number): Promise<number> {
  const passwords = createPasswords()
  const began = performance.now()
  let hashed = 0
  const hash = async () => {
    while (performance.now() - began < seconds * 1000) {
      await passwords.verify('a password', null)
      hashed += 1
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, hash))
  return (hashed * 1000) / (performance.now() - began)
}

function readArguments(args: readonly string[]) {
  const options = {
    engine: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string', default: '5' },
  } as const
  const { values } = readOptions({ args: [...args], options })
  const engine = ENGINES.find((known) => known === values.engine)
  if (engine === undefined) throw new Refused(`--engine takes ${ENGINES.join(', ')}.`)
  if (!/^[1-9]\d*$/.test(values.seconds)) throw new Refused('--seconds takes a number.')
  return { engine, seconds: Number(values.seconds) }
}
