import { describe, expect, test } from 'vitest'
import { createBrowser, type Browser } from '../support/server/browser.ts'
import { PASSWORD } from '../support/server.ts'
import { withPermission } from './person.ts'
import { ADA, isSignedIn, school } from './school.ts'

/** A browser behind a proxy, over http or https. */
function over(scheme: 'http' | 'https', { fetch }: Browser) {
  const headers = { 'x-forwarded-proto': scheme, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'ada@example.org', password: 'demo-student' })
  return {
    signIn: () => fetch('/backend/login.php', { method: 'POST', headers, body }),
    isSignedIn: () => isSignedIn(() => fetch('/backend/auth.php', { headers })),
    logout: () => fetch('/backend/logout.php', { headers }),
  }
}

/** One browser over both. */
async function ada() {
  const { browser } = await school()
  const behind = browser({ client: '127.0.0.1' })
  return { http: over('http', behind), https: over('https', behind), cookies: behind.cookies }
}

const PLAIN = ['portal_session', 'portal_device']
const HOST = ['__Host-portal_session', '__Host-portal_device']

describe('the cookies of a sign-in', () => {
  test('are HttpOnly and SameSite=Lax, for 30 and for 400 days', async () => {
    const { http } = await ada()
    const set = (await http.signIn()).headers.getSetCookie()
    expect(set.map((cookie) => cookie.replace(/=[\w-]{43};/, '=token;'))).toEqual([
      'portal_session=token; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'portal_device=token; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  test('are Secure and have the prefix __Host- over https', async () => {
    const { https } = await ada()
    const set = (await https.signIn()).headers.getSetCookie()
    expect(set.map((cookie) => cookie.replace(/=[\w-]{43}; Max-Age=\d+;/, ''))).toEqual(
      HOST.map((name) => `${name} Path=/; HttpOnly; Secure; SameSite=Lax`),
    )
  })

  // Another site of the domain could have set them.
  test('are ignored over https without the prefix, and replaced at the next sign-in', async () => {
    const { http, https, cookies } = await ada()
    await http.signIn()
    expect([await http.isSignedIn(), await https.isSignedIn()]).toEqual([true, false])
    await https.signIn()
    expect(await https.isSignedIn()).toBe(true)
    expect(Object.keys(cookies())).toEqual(HOST)
  })

  test('are deleted at Logout under both names, except the device’s', async () => {
    const { http, https, cookies } = await ada()
    await http.signIn()
    expect(Object.keys(cookies())).toEqual(PLAIN)
    expect((await https.logout()).headers.getSetCookie()).toEqual([
      'portal_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      '__Host-portal_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    expect(Object.keys(cookies())).toEqual(['portal_device'])
  })
})

const OLD = 'portal_session=old; portal_device=old; portal_reset=old'

/** A school whose browsers send other cookies before its own, as they send those of a longer path. */
async function withTwins() {
  const opened = await school()
  const browser = (twins = OLD) =>
    createBrowser({
      request: (input, init, env) => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', `${twins}; ${headers.get('cookie')}`)
        return opened.app.request(input, { ...init, headers }, env)
      },
    })
  const sessions = () => opened.db.selectFrom('sessions').selectAll().execute()
  return { ...opened, browser: () => browser(), browserWith: browser, sessions }
}

describe('of two cookies of one name the valid one counts', () => {
  test('for a session, which Logout ends', async () => {
    const { browser, sessions } = await withTwins()
    const { fetch, signIn } = browser()
    await signIn(ADA, PASSWORD)
    expect(await isSignedIn(fetch)).toBe(true)
    await fetch('/backend/logout.php')
    expect(await sessions()).toEqual([])
  })

  test('for a new password', async () => {
    const ada = await withPermission(await withTwins())
    expect((await ada.reset(ADA, 'a new password of hers')).status).toBe(200)
  })

  test('for a known browser, which no stranger locks out', async () => {
    const { browser } = await withTwins()
    const [ada, stranger] = [browser(), browser()]
    await ada.signIn(ADA, PASSWORD)
    for (let times = 0; times < 10; times += 1) await stranger.signIn(ADA, 'wrong')
    expect((await stranger.signIn(ADA, PASSWORD)).status).toBe(429)
    expect((await ada.signIn(ADA, PASSWORD)).status).toBe(200)
  })

  test.each([
    ['Logout', 0, ({ fetch }: Browser) => fetch('/backend/logout.php')],
    ['a sign-in', 1, ({ signIn }: Browser) => signIn(ADA, PASSWORD)],
  ])('but where both are valid, %s ends both sessions', async (_, left, act) => {
    const { browserWith, sessions } = await withTwins()
    const both = [browserWith(''), browserWith('')]
    for (const { signIn } of both) await signIn(ADA, PASSWORD)
    const twins = both.map(({ cookies }) => `portal_session=${cookies()['portal_session']}`)
    await act(browserWith(twins.join('; ')))
    expect(await sessions()).toHaveLength(left)
  })
})
