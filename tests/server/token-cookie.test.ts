import { describe, expect, test } from 'vitest'
import type { Browser } from '../support/server/browser.ts'
import { isSignedIn, school } from './school.ts'

/** The same browser behind a proxy that speaks http or https with it. */
function over(scheme: 'http' | 'https', { fetch }: Browser) {
  const headers = { 'x-forwarded-proto': scheme, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'ada@example.org', password: 'demo-student' })
  return {
    signIn: () => fetch('/backend/login.php', { method: 'POST', headers, body }),
    isSignedIn: () => isSignedIn(() => fetch('/backend/auth.php', { headers })),
    logout: () => fetch('/backend/logout.php', { headers }),
  }
}

async function ada() {
  const { browser } = await school()
  const behind = browser({ client: '127.0.0.1' })
  return { http: over('http', behind), https: over('https', behind), cookies: behind.cookies }
}

const PLAIN = ['portal_session', 'portal_device']
const OF_HOST = ['__Host-portal_session', '__Host-portal_device']

describe('the cookies of a sign-in', () => {
  test('are out of reach of scripts, stay on this site, live for 30 and for 400 days', async () => {
    const { http } = await ada()
    const set = (await http.signIn()).headers.getSetCookie()
    expect(set.map((cookie) => cookie.replace(/=[\w-]{43};/, '=token;'))).toEqual([
      'portal_session=token; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'portal_device=token; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  test('are for https and this host alone where the browser speaks https', async () => {
    const { https } = await ada()
    const set = (await https.signIn()).headers.getSetCookie()
    expect(set.map((cookie) => cookie.replace(/=[\w-]{43}; Max-Age=\d+;/, ''))).toEqual(
      OF_HOST.map((name) => `${name} Path=/; HttpOnly; Secure; SameSite=Lax`),
    )
  })

  test('with the plain name are not believed over https, where another site of the domain may have set them', async () => {
    const { http, https, cookies } = await ada()
    await http.signIn()
    expect([await http.isSignedIn(), await https.isSignedIn()]).toEqual([true, false])
    await https.signIn()
    expect(await https.isSignedIn()).toBe(true)
    expect(Object.keys(cookies())).toEqual(OF_HOST)
  })

  test('of the session go at Logout, of both names, and the device’s stays', async () => {
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
