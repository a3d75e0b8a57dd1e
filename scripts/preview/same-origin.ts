import type { IncomingMessage } from 'node:http'

const LOCAL = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/

/**
 * Why a request did not come from the preview's own page; null when it did. A website in another
 * tab can send requests here, and can give its own name this address: neither its Origin nor its
 * Host is ours.
 */
export function refusal({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { host = '', origin } = headers
  if (!LOCAL.test(host)) return 'The preview answers only under its own address.'
  const site = headers['sec-fetch-site']
  const sameSite = site === undefined || site === 'same-origin' || site === 'none'
  const sameOrigin = origin === undefined || origin === `http://${host}`
  return sameSite && sameOrigin ? null : 'Only the preview’s own page may ask for this.'
}
