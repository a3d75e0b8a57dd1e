import { CALLS } from '../../src/contract/calls.ts'
import type { Figure } from '../figures.ts'
import { counted, emailOf } from './attacks/people.ts'
import { openBrowsers, studentsFor, type Browser } from './fuzz/browsers.ts'
import { casesOf } from './fuzz/cases.ts'
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
  /** Tries each so-manieth of the cases. */
  readonly every: number
  /** How many requests have two odd things at once. */
  readonly mixed: number
  /** How many browsers of each kind there are. */
  readonly browsers: number
}

const WHOLE: Size = { every: 1, mixed: 20_000, browsers: 40 }

type Tried = { readonly request: RawRequest; readonly outcome: Outcome }

/** Sends what nobody sends to every call, as everybody who may send it. */
export async function measureFuzz({ every, mixed: pairs, browsers: ofEach } = WHOLE): Promise<
  Figure[]
> {
  const school = await openSchool(counted(studentsFor(ofEach)).map(emailOf))
  try {
    const browsers = await openBrowsers(school, ofEach)
    const all = [...requestsOf(browsers, every, pairs)]
    const isHashed = ({ method, target }: RawRequest) => HASHED.test(`${method} ${target}`)
    const hashed = all.filter(isHashed).values()
    const others = all.filter((request) => !isHashed(request)).values()
    const tried = await Promise.all([
      ...counted(HASHED_AT_ONCE).map(() => sendAll(school.origin, hashed)),
      ...counted(AT_ONCE).map(() => sendAll(school.origin, others)),
    ])
    return figuresOf(tried.flat())
  } finally {
    await school.close()
  }
}

function* requestsOf(browsers: readonly Browser[], every: number, pairs: number) {
  let count = 0
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

async function sendAll(origin: string, requests: Iterable<RawRequest>): Promise<Tried[]> {
  const tried: Tried[] = []
  // All who send take from the same line.
  for (const request of requests) {
    tried.push({ request, outcome: await exchange(origin, request) })
  }
  return tried
}

function figuresOf(tried: readonly Tried[]): Figure[] {
  const count = (isSo: (outcome: Outcome) => boolean) =>
    tried.filter(({ outcome }) => isSo(outcome)).length
  const failed = tried.filter(({ outcome }) => isFailure(outcome))
  for (const { request, outcome } of failed.slice(0, NAMED)) {
    console.log(`${outcome}: ${JSON.stringify(request).slice(0, 500)}`)
  }
  return [
    { what: `Odd requests to ${CALLS.length} calls`, found: tried.length },
    { what: 'Odd requests: accepted', found: count((one) => one === 200), least: 1 },
    {
      what: 'Odd requests: answered with an error of the server (5xx)',
      found: failed.filter(({ outcome }) => typeof outcome === 'number').length,
      most: 0,
    },
    { what: 'Odd requests: not answered in 5 s', found: count((one) => one === 'hang'), most: 0 },
    {
      what: 'Odd requests: the server was not there',
      found: count((one) => one === 'gone'),
      most: 0,
    },
  ]
}

function isFailure(outcome: Outcome): boolean {
  return typeof outcome === 'number' ? outcome >= 500 : outcome !== 'closed'
}
