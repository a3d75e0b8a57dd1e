import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Figure } from '../figures.ts'
import { emailOf, homeOf } from './attacks/people.ts'
import { putBack, rowsIn, type Row } from './every-row.ts'
import { swapsOf, type Swap } from './foreign/swaps.ts'
import {
  enrolTwoCohorts,
  misfiled,
  STUDENTS,
  submissionsIn,
  type Person,
} from './foreign/two-cohorts.ts'
import { openSchool, type School } from './school.ts'

type Size = {
  /** Who tries: their numbers. */
  readonly students: readonly number[]
  /** Of the requests each so-manieth. */
  readonly every: number
}

/** Two students in each of two cohorts try to reach what is the others'. */
export async function measureForeign(
  { students, every }: Size = { students: STUDENTS, every: 1 },
): Promise<Figure[]> {
  const school = await openSchool(STUDENTS.map(emailOf))
  const found = { requests: 0, read: [] as string[], written: [] as string[], own: 0 }
  try {
    const people = await enrolTwoCohorts(school)
    const files = await filesOf(school)
    for (const [number, one] of people.entries()) {
      if (!students.includes(number)) continue
      const others = people.filter((person) => person !== one)
      const secrets = others
        .flatMap((other) => other.secrets)
        .filter((text) => !one.secrets.includes(text))
      const first: readonly Row[] = rowsIn(school.databaseFile)
      const asks = requestsOf(one, others, files).filter((_, index) => index % every === 0)
      for (const ask of asks) {
        putBack(school.databaseFile, USED_UP, first)
        const before = rowsOfOthers(school, one)
        const { text, sent } = await ask(school.origin, homeOf(number))
        found.requests += 1
        if (secrets.some((secret) => text.includes(secret) && !sent.includes(secret)))
          found.read.push(sent)
        if (one.secrets.some((secret) => text.includes(secret) && !sent.includes(secret)))
          found.own += 1
        const after = rowsOfOthers(school, one)
        if (before.some((row) => !after.includes(row)) || after.length > before.length)
          found.written.push(sent)
      }
    }
    for (const what of found.read) console.log(`Read: ${what}`)
    for (const what of found.written) console.log(`Written: ${what}`)
    const what = `${students.length} students of two cohorts`
    const submissions = await submissionsIn(school.databaseFile)
    return [
      { what: `${what}: requests with a swapped parameter`, found: found.requests },
      {
        what: `${what}: answers with what is their own, a control`,
        found: found.own,
        least: 1,
      },
      {
        what: `${what}: submissions of their own, a control`,
        found: submissions,
        least: 1,
      },
      { what: `${what}: answers with what is another one's`, found: found.read.length, most: 0 },
      { what: `${what}: rows of others that changed`, found: found.written.length, most: 0 },
      {
        what: `${what}: submissions under another cohort than their sender's`,
        found: await misfiled(school.databaseFile, people),
        most: 0,
      },
    ]
  } finally {
    await school.close()
  }
}

type Asked = {
  readonly text: string
  /** What was asked, with all that was sent. */ readonly sent: string
}
type Ask = (origin: string, address: string) => Promise<Asked>

function requestsOf(one: Person, others: readonly Person[], files: readonly string[]): Ask[] {
  return [
    ...others.flatMap((other) =>
      [...swapsOf(one, other)].map(
        (swap): Ask =>
          (origin, address) =>
            call(origin, address, swap),
      ),
    ),
    ...files.map((file): Ask => (origin, address) => {
      const request = {
        method: 'GET',
        path: file as `/backend/${string}.php`,
        sends: 'nothing',
      } as const
      return call(origin, address, { call: request, fields: {}, cookies: one.tokens })
    }),
  ]
}

async function call(
  origin: string,
  address: string,
  { call, fields, cookies }: Swap,
): Promise<Asked> {
  const query = new URLSearchParams(fields).toString()
  // What a call does not send is sent in the query all the same.
  const inQuery = call.sends === 'query' || call.sends === 'nothing'
  const target = inQuery && query !== '' ? `${call.path}?${query}` : call.path
  const body = call.sends === 'json' ? JSON.stringify(fields) : query
  const type = call.sends === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headers = { cookie, 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${origin}${target}`, {
    method: call.method,
    headers: { ...headers, ...(!inQuery && { 'content-type': type }) },
    ...(!inQuery && { body }),
  })
  const text = await answer.text()
  return {
    text: `${text} ${answer.headers.getSetCookie().join()}`,
    sent: `${call.method} ${target} ${body} ${cookie}`,
  }
}

/** Where the school's files would be, were they served: the database, the mails, what only the server reads. */
async function filesOf({ databaseFile, outbox }: School): Promise<string[]> {
  const mails = (await readdir(outbox)).map((name) => `outbox/${name}`)
  const names = [path.basename(databaseFile), `${path.basename(databaseFile)}-wal`, ...mails]
  const folder = path.dirname(databaseFile)
  return names.flatMap((name) => [
    `/${name}`,
    `/backend/${name}`,
    `/data/${name}`,
    `/assets/..%2f..%2fdata%2f${name}`,
    `/%2e%2e%2f%2e%2e${encodeURIComponent(`${folder}/${name}`)}`,
    `/${encodeURIComponent(`${folder}/${name}`)}`,
    `/..%5c..%5cdata%5c${name}`,
  ])
}

/**
 * Every row that is not one's own. Whoever likes may ask for a code for any address, and is counted: the
 * rows of these hold no more than hashes.
 */
function rowsOfOthers({ databaseFile }: School, one: Person): string[] {
  return rowsIn(databaseFile)
    .filter(({ table, row }) => {
      if (table === 'attempts' || table === 'reset_codes') return false
      if (table === 'students') return row['id'] !== one.id
      return row['student_id'] !== one.id && row['sender_id'] !== one.id
    })
    .map(({ table, row }) => {
      // A browser that somebody else used before has a new token when one signs in, and stays theirs.
      const { token_hash: token, ...device } = row
      return JSON.stringify([table, device, table === 'devices' ? '' : token])
    })
}

/** What a request may end or use up, and what it is counted in: each begins like the first. */
const USED_UP = ['attempts', 'sessions', 'devices', 'reset_codes', 'reset_grants', 'students']
