import { CALLS } from '../../src/contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { FORM, isSignedIn, signedIn } from './school.ts'

type Headers = Readonly<Record<string, string>>

/** Ada's session, in requests with just these headers. */
async function open() {
  const { app, cookie, db, fetch, lines } = await signedIn()
  return {
    db,
    lines,
    ask: (path: string, headers: Headers, init: RequestInit = {}) =>
      app.request(`http://portal.example.org${path}`, {
        ...init,
        headers: { cookie, ...headers },
      }),
    isSignedIn: () => isSignedIn(fetch),
  }
}

const CROSS_SITE = { 'sec-fetch-site': 'cross-site' }
const OWN = { 'sec-fetch-site': 'same-origin' }
const FOREIGN: readonly Headers[] = [
  CROSS_SITE,
  { ...CROSS_SITE, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' },
  { ...CROSS_SITE, origin: 'http://portal.example.org' },
  { 'sec-fetch-site': 'same-site' },
  { ...OWN, 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'iframe' },
  // Of an older browser.
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'http://portal.example.org.evil.example' },
  { origin: 'http://portal.example.org:8080' },
  { referer: 'https://evil.example/' },
]

test.each(CALLS.filter(({ method }) => method === 'POST'))(
  'POST $path answers 403 to every request of another website, in any form and method',
  async ({ path, request }) => {
    const { ask, db } = await open()
    const fields = { ...request.write({} as never), ...FORM }
    const bodies = {
      'application/json': JSON.stringify(fields),
      'application/x-www-form-urlencoded': new URLSearchParams(fields).toString(),
      'text/plain': JSON.stringify(fields),
    }
    for (const [type, body] of Object.entries(bodies)) {
      for (const headers of FOREIGN) {
        for (const method of ['POST', 'PUT', 'DELETE']) {
          const sent = { ...headers, 'content-type': type }
          const { status } = await ask(path, sent, { method, body })
          expect([sent, method, status]).toEqual([sent, method, 403])
        }
      }
    }
    expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([])
  },
)

test.each([
  ['our own page', OWN],
  ['our own page, in an older browser', { origin: 'http://portal.example.org' }],
  ['our own page, behind a proxy that speaks https', { origin: 'https://portal.example.org' }],
  ['a program that is no browser', {}],
])('submit_task.php accepts a form of %s', async (_, headers: Headers) => {
  const { ask } = await open()
  const sent = { method: 'POST', body: new URLSearchParams(FORM) }
  expect((await ask('/backend/submit_task.php', headers, sent)).status).toBe(200)
})

test('a refusal is a line of the log, with both origins', async () => {
  const { ask, lines } = await open()
  await ask('/backend/login.php', { origin: 'https://evil.example' }, { method: 'POST' })
  await ask('/backend/login.php', { origin: 'null', ...CROSS_SITE }, { method: 'POST' })
  await ask('/backend/logout.php', { referer: 'http://evil.example/a-path', ...CROSS_SITE })
  expect(lines).toEqual([
    refusalOf('POST /backend/login.php', 'https://evil.example'),
    refusalOf('POST /backend/login.php', 'an unknown page'),
    refusalOf('GET /backend/logout.php', 'http://evil.example'),
  ])
})

function refusalOf(request: string, origin: string): string {
  return `${request} was refused: it came from ${origin}, but the portal is at https://portal.example.org or http://portal.example.org.`
}

describe('logout.php', () => {
  // On plain http browsers send no Sec-Fetch-*.
  const PLAIN = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' }

  test.each([
    ['another site', CROSS_SITE],
    ['a picture in a task', { ...OWN, 'sec-fetch-dest': 'image' }],
    ['a link', { ...OWN, 'sec-fetch-dest': 'document' }],
    ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['another port', { ...PLAIN, referer: 'http://portal.example.org:8080/' }],
    ['another site on plain http', { ...PLAIN, referer: 'http://evil.example/' }],
    ['a page without a Referer', PLAIN],
    ['a page with a Referer that is no address', { ...PLAIN, referer: 'x' }],
  ])('answers 403 to a request of %s, and the session stays', async (_, headers: Headers) => {
    const ada = await open()
    for (const method of ['GET', 'HEAD']) {
      expect((await ada.ask('/backend/logout.php', headers, { method })).status).toBe(403)
    }
    expect(await ada.isSignedIn()).toBe(true)
  })

  test.each([
    ['the portal', { ...OWN, 'sec-fetch-dest': 'empty' }],
    ['the portal on plain http', { ...PLAIN, referer: 'http://portal.example.org/classes' }],
    ['a program that is no browser', {}],
  ])('signs out for a request of %s', async (_, headers: Headers) => {
    const ada = await open()
    expect((await ada.ask('/backend/logout.php', headers)).status).toBe(200)
    expect(await ada.isSignedIn()).toBe(false)
  })
})

test.each([
  ['GET', '/backend/get_links.php'],
  ['OPTIONS', '/backend/submit_task.php'],
  ['GET', '/healthz'],
])('%s %s sends no CORS headers, so that other origins cannot read it', async (method, path) => {
  const { fetch } = await signedIn()
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const names = [...(await fetch(path, { method, headers })).headers.keys()]
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
})
