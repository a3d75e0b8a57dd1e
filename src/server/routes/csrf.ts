import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { logout } from '../../contract/session.ts'
import { clientOf } from '../http/client.ts'
import { errorBody } from './answer.ts'

/**
 * Refuses what another site's page sends in the student's name, and what a picture, a frame or a link
 * asks for: the portal's own calls are a script's. Requests of programs that are no browser carry none
 * of these headers and pass: they have no student's cookie to abuse.
 */
export const csrf = createMiddleware(async (c, next) => {
  if (!changesSomething(c)) return next()
  if (comesFromOtherSite(c)) {
    return c.json(errorBody('This request came from another website and was refused.'), 403)
  }
  // No form, address bar or <img> says empty; browsers keep the header back on plain http.
  const wantedFor = c.req.header('sec-fetch-dest')
  if (wantedFor !== undefined && wantedFor !== 'empty') {
    return c.json(errorBody('Only the portal itself can ask for this.'), 403)
  }
  return next()
})

function changesSomething({ req }: Context): boolean {
  return (req.method !== 'GET' && req.method !== 'HEAD') || req.path === logout.path
}

function comesFromOtherSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  // Browsers keep Sec-Fetch-Site back on plain http; they send the origin with every POST, and with a GET
  // the page that asks, unless that page forbids it. Ours does not.
  const from = c.req.header('origin') ?? c.req.header('referer')
  if (from === undefined) return c.req.method !== 'POST' && isBrowser(c)
  return !URL.canParse(from) || new URL(from).host !== clientOf(c).host
}

/** Each of them has called itself so since the nineties. */
function isBrowser(c: Context): boolean {
  return c.req.header('user-agent')?.startsWith('Mozilla/') === true
}
