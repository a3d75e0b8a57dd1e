import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendJson } from '../../src/server/http/compress.ts'

const LONG = { task: '<p>Write a page about what you have learnt.</p>'.repeat(400) }

function ask(accepted: string | null, reply: object = LONG) {
  const app = new Hono().get('/', (c) => sendJson(c, reply, 200))
  return app.request('/', { headers: accepted === null ? {} : { 'accept-encoding': accepted } })
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, GZIP;q=0.5', 'gzip'],
  ['gzip;q=0, *', null],
  [null, null],
])('sendJson encodes a long reply for %s as %s', async (accepted, encoding) => {
  const { headers } = await ask(accepted)
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('content-type')).toBe('application/json')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])(
  '%s makes a long reply ten times smaller, and leaves a short one alone',
  async (encoding, decode) => {
    const sent = Buffer.from(await (await ask(encoding)).arrayBuffer())
    expect(JSON.parse(String(decode(sent)))).toEqual(LONG)
    expect(sent.length).toBeLessThan(JSON.stringify(LONG).length / 10)
    const short = await ask(encoding, { status: 'success' })
    expect(short.headers.get('content-encoding')).toBeNull()
  },
)
