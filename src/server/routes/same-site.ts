import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { clientOf } from '../http/client.ts'
import { errorBody } from './answer.ts'

/**
 * Refuses what another site's page sends in the student's name. Requests of programs that are no
 * browser carry neither header and pass: they have no student's cookie to abuse.
 */
export const refuseOtherSites = createMiddleware(async (c, next) => {
  if (!comesFromOtherSite(c)) return next()
  return c.json(errorBody('This request came from another website and was refused.'), 403)
})

function comesFromOtherSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  // Browsers keep Sec-Fetch-Site back on plain http; they send the origin with every POST.
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== clientOf(c).host
}
