import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** About one packet: compressing less would not make it arrive sooner. */
const MIN_LENGTH = 1400

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

// A list of twenty tasks, 40 kB, takes less than a millisecond. Brotli's default quality, 11, takes a hundred.
const ENCODERS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipped(text, { level: 5 }),
} as const

/**
 * Sends JSON, compressed when it is long and the browser accepts that. No reply holds both a secret and text
 * of an attacker, so its length reveals nothing (BREACH).
 */
export async function sendJson(
  c: Context,
  reply: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = JSON.stringify(reply)
  if (text.length < MIN_LENGTH) return c.body(text, status, JSON_TYPE)
  const headers = { ...JSON_TYPE, Vary: 'Accept-Encoding' }
  const encoding = encodingFor(c.req.header('accept-encoding') ?? '')
  if (encoding === null) return c.body(text, status, headers)
  const body = new Uint8Array(await ENCODERS[encoding](text))
  return c.body(body, status, { ...headers, 'Content-Encoding': encoding })
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

function encodingFor(accepted: string): keyof typeof ENCODERS | null {
  const accepts = (encoding: string) =>
    accepted.split(',').some((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : null
}
