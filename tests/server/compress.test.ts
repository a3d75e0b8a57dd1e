import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { keepNewest } from '../../src/server/http/compress.ts'
import { COHORT } from '../support/server.ts'
import { school } from './school.ts'

const LIST = `/backend/get_tasks.php?course_cohort=${COHORT}`

/** Twenty tasks with their details. */
async function signedIn() {
  const details = '<p>Write a page about what you have learnt.</p>'.repeat(20)
  const tasks = Array.from({ length: 20 }, (_, lesson) => ({
    lessonNumber: String(lesson),
    details,
  }))
  const opened = await school({ tasks })
  await opened.signIn()
  return {
    ask: (accepted: string | null, path = LIST) =>
      opened.fetch(path, { headers: accepted === null ? {} : { 'accept-encoding': accepted } }),
  }
}

describe('a long reply', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, GZIP;q=0.5', 'gzip'],
    ['gzip;q=0, identity', null],
    ['*', null],
    [null, null],
  ])('to a browser that accepts %s is encoded as %s', async (accepted, encoding) => {
    const { ask } = await signedIn()
    const answer = await ask(accepted)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('says in %s what it says in plain, at a tenth of the size', async (encoding, decode) => {
    const { ask } = await signedIn()
    const plain = await (await ask(null)).text()
    const sent = Buffer.from(await (await ask(encoding)).arrayBuffer())
    expect(decode(sent).toString()).toBe(plain)
    expect(sent.length).toBeLessThan(plain.length / 10)
  })
})

test('each list is its own, however many were sent before', async () => {
  const tasks = Array.from({ length: 60 }, (_, lesson) => ({
    lessonNumber: String(lesson),
    details: `<p>${lesson}</p>`.repeat(200),
  }))
  const { signIn, fetch } = await school({ tasks })
  await signIn()
  for (const lesson of [...tasks.keys(), ...tasks.keys()]) {
    const path = `/backend/get_tasks.php?lesson_number=${lesson}`
    const answer = await fetch(path, { headers: { 'accept-encoding': 'br' } })
    const sent = brotliDecompressSync(await answer.arrayBuffer()).toString()
    expect(JSON.parse(sent)).toMatchObject({ task: { lesson_number: String(lesson) } })
  }
})

test('an encoding that failed is tried again, and one that succeeded is kept', async () => {
  const outcomes = [Promise.reject(new Error('No memory')), Promise.resolve(Buffer.from('short'))]
  const encode = keepNewest(() => outcomes.shift() ?? Promise.reject(new Error('Not kept')))
  await expect(encode('long')).rejects.toThrow('No memory')
  expect(String(await encode('long'))).toBe('short')
  expect(String(await encode('long'))).toBe('short')
})

test('a short reply is sent as it is', async () => {
  const { ask } = await signedIn()
  const answer = await ask('gzip, br', '/backend/auth.php')
  expect(answer.headers.get('content-encoding')).toBeNull()
})
