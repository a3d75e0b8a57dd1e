import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isHttps } from '../http/client.ts'
import { SECOND_MS } from '../clock.ts'

/** The cookies that carry a token: out of reach of scripts, never sent from another site's form. */
export type TokenCookie = 'portal_session' | 'portal_reset' | 'portal_device'

const ATTRIBUTES = { httpOnly: true, sameSite: 'Lax', path: '/' } as const

/**
 * The browser's token; null when it has none. Over https its name begins with __Host-: then no other
 * site of the same domain can have set it, and the plain name is not believed. Where a portal changes
 * from http to https its students sign in once more.
 */
export function getTokenCookie(c: Context, name: TokenCookie): string | null {
  return getCookie(c, name, isHttps(c) ? 'host' : undefined) ?? null
}

/** @param lifeMs how long the browser keeps the cookie, in ms */
export function setTokenCookie(c: Context, name: TokenCookie, token: string, lifeMs: number): void {
  const life = { ...ATTRIBUTES, maxAge: lifeMs / SECOND_MS }
  if (!isHttps(c)) return setCookie(c, name, token, life)
  setCookie(c, name, token, { ...life, prefix: 'host' })
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, ATTRIBUTES)
}

export function deleteTokenCookie(c: Context, name: TokenCookie): void {
  deleteCookie(c, name, ATTRIBUTES)
  if (isHttps(c)) deleteCookie(c, name, { ...ATTRIBUTES, prefix: 'host', secure: true })
}
