import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendJson } from '../../src/server/http/compress.ts'

const LONG = { task: '<p>Write a page about what you have learnt.</p>'.repeat(400) }

function ask(accepted: string | null, reply: object = LONG) {
  const app = new Hono().get('/', (c) => sendJson(c, reply, 200))
  return app.request('/', { headers: accepted === null ? {} : { 'accept-encoding': accepted } })
}

test.each([
  ['gzip, deflate, br, zstd', 'gzip', gunzipSync],
  ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
  ['gzip;q=0, *', null, null],
  [null, null, null],
])('a long reply for %s is encoded as %s', async (accepted, encoding, decode) => {
  const answer = await ask(accepted)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('content-type')).toBe('application/json')
  const sent = Buffer.from(await answer.arrayBuffer())
  expect(JSON.parse(String(decode?.(sent) ?? sent))).toEqual(LONG)
})

test('a short reply is not encoded', async () => {
  const { headers } = await ask('gzip, br', { status: 'success' })
  expect(headers.get('content-encoding')).toBeNull()
})
