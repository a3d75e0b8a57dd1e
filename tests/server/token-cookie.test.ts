import { describe, expect, test } from 'vitest'
import type { Browser } from '../support/server/browser.ts'
import { isSignedIn, school } from './school.ts'

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
