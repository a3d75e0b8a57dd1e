import { describe, expect, test } from 'vitest'
import type { OpenSchool } from '../support/server.ts'
import { isSignedIn, school } from './school.ts'

const REFUSED = {
  status: 'error',
  message: 'This request came from another website and was refused.',
}

const FORM =
  'full_name=A&lesson_number=1&task_number=1&student_id=1&document_link=https://a.org&video_link=https://a.org'

/** A form that Ada's browser, signed in, sends with such headers. */
async function submit(opened: OpenSchool, headers: Record<string, string>) {
  const ada = opened.browser()
  await ada.signIn('ada@example.org', 'demo-student')
  const cookie = `portal_session=${ada.cookies()['portal_session']}`
  return opened.app.request('http://portal.example.org/backend/submit_task.php', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: FORM,
  })
}

describe('a form that is sent', () => {
  test.each([
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['by an older browser from another origin', { origin: 'https://evil.example' }],
    ['by an older browser from a hidden origin', { origin: 'null' }],
    [
      'from another site with an origin that looks like ours',
      { origin: 'http://portal.example.org', 'sec-fetch-site': 'cross-site' },
    ],
    [
      'from a host whose name begins like ours',
      { origin: 'http://portal.example.org.evil.example' },
    ],
  ])('%s is refused and stores nothing', async (_, headers) => {
    const opened = await school()
    const answer = await submit(opened, headers)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual(REFUSED)
    expect(await opened.db.selectFrom('submissions').selectAll().execute()).toEqual([])
  })

  test.each([
    ['from our own page', { 'sec-fetch-site': 'same-origin' }],
    ['by an older browser from our own page', { origin: 'http://portal.example.org' }],
    [
      'by an older browser behind a proxy that speaks https',
      { origin: 'https://portal.example.org' },
    ],
    ['by a program that is no browser', {}],
  ])('%s is accepted', async (_, headers) => {
    const answer = await submit(await school(), headers)
    expect(answer.status).toBe(200)
  })
})

describe('signing in', () => {
  test('is refused to another site’s page', async () => {
    const { fetch } = await school()
    const answer = await fetch('/backend/login.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'demo-student' }),
    })
    expect(answer.status).toBe(403)
  })
})

/** Ada's browser asks with these headers. */
async function askedWith(headers: Record<string, string>, method = 'GET') {
  const { browser, app } = await school()
  const ada = browser()
  await ada.signIn('ada@example.org', 'demo-student')
  const cookie = `portal_session=${ada.cookies()['portal_session']}`
  const { status } = await app.request('http://portal.example.org/backend/logout.php', {
    method,
    headers: { cookie, ...headers },
  })
  return { status, signedIn: await isSignedIn(ada.fetch) }
}

describe('logout.php', () => {
  test('does not let another site sign the student out', async () => {
    const { signIn, fetch } = await school()
    await signIn()
    const answer = await fetch('/backend/logout.php', {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
    expect(await isSignedIn(fetch)).toBe(true)
  })

  test.each([
    ['a picture in a task', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
    ['a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }],
    ['an address that is typed', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  ])('does not let %s sign the student out', async (_, headers) => {
    const { signIn, fetch } = await school()
    await signIn()
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch('/backend/logout.php', { method, headers })).status).toBe(403)
    }
    expect(await isSignedIn(fetch)).toBe(true)
  })

  test('signs out when the portal asks for it', async () => {
    const { signIn, fetch } = await school()
    await signIn()
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
    expect((await fetch('/backend/logout.php', { headers })).status).toBe(200)
    expect(await isSignedIn(fetch)).toBe(false)
  })

  describe('on plain http, where browsers say nothing else', () => {
    const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' }

    test.each([
      ['a page on another port', { referer: 'http://portal.example.org:8080/' }],
      ['a page of another site', { referer: 'http://evil.example/portal.example.org/' }],
      ['a page that hides itself', {}],
      ['a page that writes nonsense', { referer: 'x' }],
    ])('does not let %s sign the student out', async (_, headers) => {
      for (const method of ['GET', 'HEAD']) {
        const asked = await askedWith({ ...BROWSER, ...headers }, method)
        expect(asked).toEqual({ status: 403, signedIn: true })
      }
    })

    test('signs out when the portal asks for it', async () => {
      const referer = 'http://portal.example.org/classes'
      expect(await askedWith({ ...BROWSER, referer })).toEqual({ status: 200, signedIn: false })
    })

    test('signs a program out that is no browser', async () => {
      expect(await askedWith({})).toEqual({ status: 200, signedIn: false })
    })
  })
})

describe('a script of another site', () => {
  test.each([
    ['GET', '/backend/get_links.php'],
    ['OPTIONS', '/backend/get_links.php'],
    ['OPTIONS', '/backend/submit_task.php'],
    ['GET', '/healthz'],
  ])(
    'is allowed to read no answer, not even of a student who is signed in: %s %s',
    async (method, path) => {
      const { signIn, fetch } = await school()
      await signIn()
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const answer = await fetch(path, { method, headers })
      const allowing = [...answer.headers.keys()].filter((name) =>
        name.startsWith('access-control-'),
      )
      expect(allowing).toEqual([])
    },
  )
})
