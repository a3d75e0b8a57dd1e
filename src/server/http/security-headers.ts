import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { clientOf } from './client.ts'

const ONE_YEAR_S = 31_536_000

/** What every answer tells the browser, beside a page's own content security policy. */
export const securityHeaders = secureHeaders({
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: {
    camera: [],
    geolocation: [],
    microphone: [],
    payment: [],
    usb: [],
  },
  strictTransportSecurity: false,
})

/** Tells the browser to use https from now on. On plain http it would ignore that. */
export const httpsOnly = createMiddleware(async (c, next) => {
  await next()
  if (clientOf(c).https) c.header('Strict-Transport-Security', `max-age=${ONE_YEAR_S}`)
})
