import { describe, expect, test } from 'vitest'
import { CALLS } from '../../src/contract/calls.ts'
import { casesOf } from '../../scripts/proof/fuzz/cases.ts'
import { exchange } from '../../scripts/proof/fuzz/exchange.ts'
import { school } from '../server/school.ts'

/** What the server answers beside the calls: who runs it asks, and the built portal. */
const NO_CALLS = ['GET /healthz', 'GET /readyz']

test.each([
  ['GET', { expect: '100-continue', connection: 'x' }],
  ['HEAD', { connection: 'upgrade' }],
  ['GET', { connection: null }],
])(
  'an answer to %s is heard to its end on a connection that stays open',
  async (method, headers) => {
    const { listen } = await school()
    const { origin } = await listen()
    const request = { method, target: '/backend/auth.php', headers, body: '' }
    expect(await exchange(origin, request, 30_000)).toBe(200)
  },
)

describe('the proof that nothing odd breaks the server', () => {
  test('tries every call that the server has', async () => {
    const { app } = await school()
    const named = app.routes.filter(({ path }) => !path.includes('*'))
    const served = named.map(({ method, path }) => `${method} ${path}`)
    const tried = CALLS.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(served)).toEqual(new Set([...tried, ...NO_CALLS]))
  })

  test.each(CALLS.map((call) => [call.path, call] as const))(
    'leaves out, doubles and spoils every field of %s',
    (_, call) => {
      const names = Object.keys(call.request.write({} as never))
      const sent = [...casesOf(call, {})].map(({ target, body }) => `${target} ${String(body)}`)
      for (const name of names) {
        const times = sent.map((text) => text.split(new RegExp(`\\b${name}\\b`)).length - 1)
        expect(times).toContain(0)
        expect(times).toContain(1)
        expect(times).toContain(2)
      }
    },
  )
})
