import { CALLS } from '../../src/contract/calls.ts'
import { SECOND_MS } from '../../src/server/clock.ts'
import type { Figure } from '../figures.ts'
import { openPostgres } from '../school-postgres.ts'
import { counted, emailOf } from './attacks/people.ts'
import { openBrowsers, studentsFor, type Browser } from './fuzz/browsers.ts'
import { casesOf, denseCasesOf } from './fuzz/cases.ts'
import { exchange, type Outcome, type RawRequest } from './fuzz/exchange.ts'
import { mixed } from './fuzz/mix.ts'
import { openSchool } from './school.ts'

/** So many requests wait for their answers at once … */
const AT_ONCE = 16
/** … and so many of those that may be hashed, which takes a busy machine a good part of the patience. */
const HASHED_AT_ONCE = 2
const HASHED = /^POST .*(login|reset_password)/
/** How many failures are named; the table counts all. */
const NAMED = 20

type Size = {
  /** Tries each so-manieth of the cases … */
  readonly every: number
  /** … from this one on. */
  readonly first: number
  /** How many requests have two odd things at once. */
  readonly mixed: number
  /** How many browsers of each kind there are. */
  readonly browsers: number
  /** What is not answered by then never is. */
  readonly patienceS: number
}

const WHOLE: Size = { every: 1, first: 0, mixed: 20_000, browsers: 40, patienceS: 5 }

type Tried = { readonly request: RawRequest; readonly outcome: Outcome }

/** Sends what nobody sends to every call, as everybody who may send it. */
export async function measureFuzz(
  engine: 'SQLite' | 'PostgreSQL',
  size: Size = WHOLE,
): Promise<Figure[]> {
  const database = engine === 'SQLite' ? null : await openPostgres()
  const emails = counted(studentsFor(size.browsers)).map(emailOf)
  const school = await openSchool(emails, database?.addressOf('school'))
  try {
    const browsers = await openBrowsers(school, size.browsers)
    // Whoever has signed out is asked nothing more.
    const all = [...requestsOf(browsers, size)].toSorted((a, b) => ends(a) - ends(b))
    const patienceMs = size.patienceS * SECOND_MS
    const isHashed = ({ method, target }: RawRequest) => HASHED.test(`${method} ${target}`)
    const hashed = all.filter(isHashed).values()
    const others = all.filter((request) => !isHashed(request)).values()
    const tried = await Promise.all([
      ...counted(HASHED_AT_ONCE).map(() => sendAll(school.origin, hashed, patienceMs)),
      ...counted(AT_ONCE).map(() => sendAll(school.origin, others, patienceMs)),
    ])
    return figuresOf(engine, tried.flat(), size)
  } finally {
    await school.close()
    await database?.remove()
  }
}

function ends({ target }: RawRequest): number {
  return /logout/i.test(target) ? 1 : 0
}

function* requestsOf(browsers: readonly Browser[], { every, first, mixed: pairs }: Size) {
  let count = first
  for (const call of CALLS) {
    for (let kind = 0; kind < 4; kind += 1) {
      // Kinds take turns: every fourth is of the same one.
      const ofKind = browsers.filter((_, index) => index % 4 === kind)
      let turn = 0
      for (const request of casesOf(call, ofKind[0]?.good ?? {})) {
        count += 1
        if (count % every !== 0) continue
        turn += 1
        yield sentBy(ofKind[turn % ofKind.length], request)
      }
    }
    const signedIn = browsers.find(({ kind }) => kind === 'signed in')
    for (const request of denseCasesOf(call, signedIn?.good ?? {})) {
      yield sentBy(signedIn, request)
    }
  }
  const all = CALLS.flatMap((call) => [...casesOf(call, browsers[0]?.good ?? {})])
  for (const [index, request] of mixed(all, pairs).entries()) {
    yield sentBy(browsers[index % browsers.length], request)
  }
}

function sentBy(browser: Browser | undefined, request: RawRequest): RawRequest {
  if (browser === undefined) return request
  const own = { 'x-forwarded-for': browser.address, cookie: browser.cookie || null }
  return { ...request, headers: { ...own, ...request.headers } }
}

async function sendAll(
  origin: string,
  requests: Iterable<RawRequest>,
  patienceMs: number,
): Promise<Tried[]> {
  const tried: Tried[] = []
  // All who send take from the same line.
  for (const request of requests) {
    tried.push({ request, outcome: await exchange(origin, request, patienceMs) })
  }
  return tried
}

function figuresOf(engine: string, tried: readonly Tried[], { patienceS }: Size): Figure[] {
  const what = `${engine}: odd requests`
  const count = (isSo: (outcome: Outcome) => boolean) =>
    tried.filter(({ outcome }) => isSo(outcome)).length
  const failed = tried.filter(({ outcome }) => isFailure(outcome))
  for (const { request, outcome } of failed.slice(0, NAMED)) {
    console.log(`${outcome}: ${JSON.stringify(request).slice(0, 500)}`)
  }
  return [
    { what: `${what} to ${CALLS.length} calls`, found: tried.length },
    { what: `${what}: accepted`, found: count((one) => one === 200), least: 1 },
    {
      what: `${what}: submissions among these`,
      found: tried.filter(({ request, outcome }) => outcome === 200 && isSubmission(request))
        .length,
      least: 1,
    },
    {
      what: `${what}: answered with an error of the server (5xx)`,
      found: failed.filter(({ outcome }) => typeof outcome === 'number').length,
      most: 0,
    },
    {
      what: `${what}: not answered in ${patienceS} s`,
      found: count((one) => one === 'hang'),
      most: 0,
    },
    {
      what: `${what}: the server was not there`,
      found: count((one) => one === 'gone'),
      most: 0,
    },
  ]
}

function isSubmission({ target }: RawRequest): boolean {
  return target === '/backend/submit_task.php'
}

function isFailure(outcome: Outcome): boolean {
  return typeof outcome === 'number' ? outcome >= 500 : outcome !== 'closed'
}
