import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { memoizeNewest, sendJson } from '../../src/server/http/compress.ts'

const LONG = { task: '<p>Write a page about what you have learnt.</p>'.repeat(400) }

function ask(accepted: string | null, reply: object = LONG) {
  const app = new Hono().get('/', (c) => sendJson(c, reply, 200))
  return app.request('/', { headers: accepted === null ? {} : { 'accept-encoding': accepted } })
}

describe('a long reply', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, GZIP;q=0.5', 'gzip'],
    ['gzip;q=0, *', null],
    [null, null],
  ])('to a browser that accepts %s is encoded as %s', async (accepted, encoding) => {
    const { headers } = await ask(accepted)
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('content-type')).toBe('application/json')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('says in %s what it says in plain, at a tenth of the size', async (encoding, decode) => {
    const sent = Buffer.from(await (await ask(encoding)).arrayBuffer())
    expect(JSON.parse(String(decode(sent)))).toEqual(LONG)
    expect(sent.length).toBeLessThan(JSON.stringify(LONG).length / 10)
    const short = await ask(encoding, { status: 'success' })
    expect(short.headers.get('content-encoding')).toBeNull()
  })

  test('is its own, however many were sent before', async () => {
    const texts = Array.from({ length: 60 }, (_, number) => ({ text: `${number} `.repeat(1000) }))
    for (const reply of [...texts, ...texts]) {
      const sent = await (await ask('br', reply)).arrayBuffer()
      expect(JSON.parse(String(brotliDecompressSync(sent)))).toEqual(reply)
    }
  })
})

test('an encoding that failed is tried again, and one that succeeded is kept', async () => {
  const outcomes = [Promise.reject(new Error('No memory')), Promise.resolve(Buffer.from('short'))]
  const encode = memoizeNewest(() => outcomes.shift() ?? Promise.reject(new Error('Not kept')))
  await expect(encode('long')).rejects.toThrow('No memory')
  expect(String(await encode('long'))).toBe('short')
  expect(String(await encode('long'))).toBe('short')
})
