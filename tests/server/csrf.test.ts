import { describe, expect, test } from 'vitest'
import { ADA, FORM, isSignedIn, read, refused, school, signedIn } from './school.ts'

type Headers = Readonly<Record<string, string>>

/** Ada's browser, signed in, which asks with just these headers. */
async function open() {
  const opened = await school()
  const ada = opened.browser()
  await ada.signIn(ADA, 'demo-student')
  const cookie = `portal_session=${ada.cookies()['portal_session']}`
  return {
    ...opened,
    ask: (call: string, headers: Headers, init: RequestInit = {}) => {
      const sent = { ...init, headers: { cookie, ...headers } }
      return opened.app.request(`http://portal.example.org/backend/${call}`, sent)
    },
    isSignedIn: () => isSignedIn(ada.fetch),
  }
}

const CROSS_SITE = { 'sec-fetch-site': 'cross-site' }
const OTHER_SITE = refused(403, 'This request came from another website and was refused.')

describe('a form that is sent', () => {
  test.each([
    ['from a page of another site', CROSS_SITE],
    ['from a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['by an older browser from another origin', { origin: 'https://evil.example' }],
    ['by an older browser from a hidden origin', { origin: 'null' }],
    [
      'from another site with an origin that looks like ours',
      { ...CROSS_SITE, origin: 'http://portal.example.org' },
    ],
    ['from a host that begins like ours', { origin: 'http://portal.example.org.evil.example' }],
  ])('%s is refused and stores nothing', async (_, headers: Headers) => {
    const { ask, db } = await open()
    const form = { method: 'POST', body: new URLSearchParams(FORM) }
    expect(await read(ask('submit_task.php', headers, form))).toEqual(OTHER_SITE)
    expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([])
  })

  test.each([
    ['from our own page', { 'sec-fetch-site': 'same-origin' }],
    ['by an older browser from our own page', { origin: 'http://portal.example.org' }],
    [
      'by an older browser behind a proxy that speaks https',
      { origin: 'https://portal.example.org' },
    ],
    ['by a program that is no browser', {}],
  ])('%s is accepted', async (_, headers: Headers) => {
    const { ask } = await open()
    const form = { method: 'POST', body: new URLSearchParams(FORM) }
    expect((await ask('submit_task.php', headers, form)).status).toBe(200)
  })
})

describe('logout.php', () => {
  const OWN = { 'sec-fetch-site': 'same-origin' }
  // On plain http browsers say nothing else.
  const PLAIN = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' }

  test.each([
    ['another site', CROSS_SITE],
    ['a picture in a task', { ...OWN, 'sec-fetch-dest': 'image' }],
    ['a frame', { ...OWN, 'sec-fetch-dest': 'iframe' }],
    ['a link', { ...OWN, 'sec-fetch-dest': 'document' }],
    ['an address that is typed', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a page on another port', { ...PLAIN, referer: 'http://portal.example.org:8080/' }],
    [
      'a page of another site on plain http',
      { ...PLAIN, referer: 'http://evil.example/portal.example.org/' },
    ],
    ['a page that hides itself', PLAIN],
    ['a page that writes nonsense', { ...PLAIN, referer: 'x' }],
  ])('does not let %s sign the student out', async (_, headers: Headers) => {
    const ada = await open()
    for (const method of ['GET', 'HEAD']) {
      expect((await ada.ask('logout.php', headers, { method })).status).toBe(403)
    }
    expect(await ada.isSignedIn()).toBe(true)
  })

  test.each([
    ['the portal', { ...OWN, 'sec-fetch-dest': 'empty' }],
    ['the portal on plain http', { ...PLAIN, referer: 'http://portal.example.org/classes' }],
    ['a program that is no browser', {}],
  ])('signs out when %s asks for it', async (_, headers: Headers) => {
    const ada = await open()
    expect((await ada.ask('logout.php', headers)).status).toBe(200)
    expect(await ada.isSignedIn()).toBe(false)
  })
})

describe('a script of another site', () => {
  test.each([
    ['GET', '/backend/get_links.php'],
    ['OPTIONS', '/backend/submit_task.php'],
    ['GET', '/healthz'],
  ])(
    'is allowed to read no answer, not even of a student who is signed in: %s %s',
    async (method, path) => {
      const { fetch } = await signedIn()
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const names = [...(await fetch(path, { method, headers })).headers.keys()]
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
    },
  )
})
