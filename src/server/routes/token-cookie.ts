import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { clientOf } from '../http/client.ts'
import { SECOND_MS } from '../clock.ts'

/** The cookies that hold a token. Scripts cannot read them, and other sites' forms do not send them. */
export type TokenCookie = 'portal_session' | 'portal_reset' | 'portal_device'

const ATTRIBUTES = { httpOnly: true, sameSite: 'Lax', path: '/' } as const

/**
 * The browser's token; null without one. Over https only the name with __Host- counts, which no other site of
 * the same domain can set. So after a change from http to https students sign in again.
 */
export function getTokenCookie(c: Context, name: TokenCookie): string | null {
  return getCookie(c, name, clientOf(c).https ? 'host' : undefined) ?? null
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
