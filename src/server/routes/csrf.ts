import type { Context, MiddlewareHandler } from 'hono'
import { logout } from '../../contract/session.ts'
import { clientOf, describeRequest } from '../http/client.ts'
import type { Log } from '../log.ts'
import { errorBody } from './answer.ts'

/**
 * Refuses a request that changes something if another site, a picture, a frame or a link sends it: the
 * portal's own calls come from its script. Programs other than browsers send none of these headers and may
 * pass, because they have no student's cookie.
 */
export function csrf(log: Log): MiddlewareHandler {
  return async (c, next) => {
    if (!changesSomething(c)) return next()
    if (comesFromOtherSite(c)) {
      const at = clientOf(c).origins.join(' or ')
      const from = senderOf(c)?.origin ?? 'an unknown page'
      log.info(
        `${describeRequest(c)} was refused: it came from ${from}, but the portal is at ${at}.`,
      )
      return c.json(errorBody('This request came from another website and was refused.'), 403)
    }
    // 'empty' is a script's request. Browsers do not send the header on plain http.
    const destination = c.req.header('sec-fetch-dest')
    if (destination !== undefined && destination !== 'empty') {
      return c.json(errorBody('Only the portal itself can ask for this.'), 403)
    }
    return next()
  }
}

function changesSomething({ req }: Context): boolean {
  return (req.method !== 'GET' && req.method !== 'HEAD') || req.path === logout.path
}

function comesFromOtherSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const sender = senderOf(c)
  if (sender === undefined) return c.req.method !== 'POST' && isBrowser(c)
  return sender === null || !clientOf(c).origins.includes(sender.origin)
}

/**
 * The page that sends the request; null if its address is unreadable. On plain http browsers send no
 * Sec-Fetch-Site. They send Origin with every POST, and Referer with a GET unless the page forbids it, which
 * ours does not.
 */
function senderOf(c: Context): URL | null | undefined {
  const address = c.req.header('origin') ?? c.req.header('referer')
  return address === undefined ? undefined : URL.parse(address)
}

function isBrowser(c: Context): boolean {
  return c.req.header('user-agent')?.startsWith('Mozilla/') === true
}
