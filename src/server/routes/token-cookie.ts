import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { clientOf } from '../http/client.ts'
import { SECOND_MS } from '../clock.ts'

/** The cookies that carry a token: out of reach of scripts, never sent from another site's form. */
export type TokenCookie = 'portal_session' | 'portal_reset' | 'portal_device'

export function readToken(c: Context, name: TokenCookie): string | null {
  return getCookie(c, name) ?? null
}

/** @param lifeMs how long the browser keeps the cookie, in ms */
export function sendToken(c: Context, name: TokenCookie, token: string, lifeMs: number): void {
  setCookie(c, name, token, { ...attributes(c), maxAge: lifeMs / SECOND_MS })
}

export function clearToken(c: Context, name: TokenCookie): void {
  deleteCookie(c, name, attributes(c))
}

function attributes(c: Context) {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: clientOf(c).https } as const
}
