import { describe, expect, test } from 'vitest'
import type { Browser } from '../support/server/browser.ts'
import { isSignedIn, school } from './school.ts'

const ADA = JSON.stringify({ email: 'ada@example.org', password: 'demo-student' })

/** The same browser behind a proxy that speaks http or https with it. */
function over(scheme: 'http' | 'https', { fetch }: Browser) {
  const headers = { 'x-forwarded-proto': scheme, 'content-type': 'application/json' }
  const call = (path: string, init: RequestInit = {}) => fetch(path, { ...init, headers })
  return {
    fetch: call,
    signIn: () => call('/backend/login.php', { method: 'POST', body: ADA }),
    logout: () => call('/backend/logout.php'),
  }
}

const PROXY = { client: '127.0.0.1' }

describe('the cookies of a sign-in', () => {
  test('are out of reach of scripts, stay on this site, live for 30 and for 400 days', async () => {
    const { browser } = await school()
    const answer = await over('http', browser(PROXY)).signIn()
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^portal_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^portal_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  test('are for https and this host alone where the browser speaks https', async () => {
    const { browser } = await school()
    const answer = await over('https', browser(PROXY)).signIn()
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-portal_session=.{43}; .*Path=\/; HttpOnly; Secure; SameSite/),
      expect.stringMatching(/^__Host-portal_device=.{43}; .*Path=\/; HttpOnly; Secure; SameSite/),
    ])
  })

  test.each([
    ['a proxy on this machine', '127.0.0.1', true],
    ['a proxy on this machine, by IPv6', '::1', true],
    ['a browser elsewhere', '192.0.2.7', false],
  ])('are for https alone when %s says so: %s %s', async (_, client, secure) => {
    const { browser } = await school()
    const cookies = (await over('https', browser({ client })).signIn()).headers.get('set-cookie')
    expect(/; Secure/.test(cookies ?? '')).toBe(secure)
  })

  test('with the plain name are not believed over https, where another site of the domain may have set them', async () => {
    const { browser } = await school()
    const mallory = browser(PROXY)
    await over('http', mallory).signIn()
    expect(await isSignedIn(() => over('http', mallory).fetch('/backend/auth.php'))).toBe(true)
    expect(await isSignedIn(() => over('https', mallory).fetch('/backend/auth.php'))).toBe(false)
    await over('https', mallory).signIn()
    expect(await isSignedIn(() => over('https', mallory).fetch('/backend/auth.php'))).toBe(true)
    expect(Object.keys(mallory.cookies())).toEqual([
      '__Host-portal_session',
      '__Host-portal_device',
    ])
  })

  test('of the session go at Logout, of both names, and the device’s stays', async () => {
    const { browser } = await school()
    const ada = browser(PROXY)
    await over('http', ada).signIn()
    const cleared = await over('https', ada).logout()
    expect(cleared.headers.getSetCookie()).toEqual([
      'portal_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      '__Host-portal_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    expect(Object.keys(ada.cookies())).toEqual(['portal_device'])
  })
})
