import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { clientOf } from '../http/client.ts'
import { SECOND_MS } from '../clock.ts'

/** The cookies that hold a token. Scripts cannot read them, and other sites' forms do not send them. */
export type TokenCookie = 'portal_session' | 'portal_reset' | 'portal_device'

const ATTRIBUTES = { httpOnly: true, sameSite: 'Lax', path: '/' } as const

/** More than the paths and domains of one site that may have a cookie of the same name. Each costs a query. */
const MOST_TWINS = 4

/**
 * The browser's tokens, usually one. Over https only the name with __Host- counts, which no other site or path of
 * the same domain can set. So after a change from http to https students sign in again.
 */
export function getTokenCookies(c: Context, name: TokenCookie): string[] {
  const prefix = `${clientOf(c).https ? '__Host-' : ''}${name}=`
  const cookies = (c.req.header('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
    .slice(0, MOST_TWINS)
}

/**
 * The first of the browser's tokens for which something is found; otherwise the last. On plain http, a program on
 * another path or domain of the site may have set a cookie of the same name.
 */
export async function findByCookie<Found>(
  c: Context,
  name: TokenCookie,
  find: (token: string) => Promise<Found | null>,
): Promise<{ token: string | null; found: Found | null }> {
  const tokens = getTokenCookies(c, name)
  for (const token of tokens) {
    const found = await find(token)
    if (found !== null) return { token, found }
  }
  return { token: tokens.at(-1) ?? null, found: null }
}

/** @param lifeMs how long the browser keeps the cookie, in ms */
export function setTokenCookie(c: Context, name: TokenCookie, token: string, lifeMs: number): void {
  const life = { ...ATTRIBUTES, maxAge: lifeMs / SECOND_MS }
  if (!clientOf(c).https) return setCookie(c, name, token, life)
  setCookie(c, name, token, { ...life, prefix: 'host' })
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, ATTRIBUTES)
}

export function deleteTokenCookie(c: Context, name: TokenCookie): void {
  deleteCookie(c, name, ATTRIBUTES)
  if (clientOf(c).https) deleteCookie(c, name, { ...ATTRIBUTES, prefix: 'host', secure: true })
}
