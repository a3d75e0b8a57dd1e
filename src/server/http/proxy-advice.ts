import { createMiddleware } from 'hono/factory'
import { clientOf } from './client.ts'

/** So many requests show whether all of them seem to come from one place: more than one student has in a minute. */
const ENOUGH = 1000

const READ = 'docs/operate.md, Behind a proxy, says how proxies pass on what they know.'
const HTTPS_LOST =
  'Browsers use https, but the proxy in front says http. So cookies are sent without Secure, and no address of ' +
  `this portal is kept to https. ${READ}`

/**
 * Tells once what a proxy loses: that browsers use https, or where requests come from. Then ten wrong passwords
 * anywhere would block every new sign-in.
 */
export function proxyAdvice(tell: (advice: string) => void) {
  let hasLostHttps = false
  let address: string | null = null
  let same = 0
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin')
    if (origin?.startsWith('https:') && !hasLostHttps && !clientOf(c).https) {
      hasLostHttps = clientOf(c).origins.includes(origin)
      if (hasLostHttps) tell(HTTPS_LOST)
    }
    if (same < ENOUGH) {
      const from = clientOf(c).address
      address ??= from
      same = from === address ? same + 1 : Infinity
      if (same === ENOUGH)
        tell(
          `All ${ENOUGH} requests since the start came from ${from}. If that is a proxy: ${READ}`,
        )
    }
    return next()
  })
}
