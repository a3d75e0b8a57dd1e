import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { collectLog } from '../support/server/log.ts'

/** A server that is ready unless `faults` says why not. */
function server() {
  const log = collectLog()
  const state = { faults: [] as string[], stopping: false, looks: 0 }
  const health = {
    isStopping: () => state.stopping,
    async check() {
      state.looks += 1
      const [fault] = state.faults
      if (fault !== undefined) throw new Error(fault)
    },
  }
  const app = createApp({ backend: 'http://127.0.0.1:9', health, log })
  return { state, log, ask: async (path: string) => app.request(path) }
}

describe('/healthz', () => {
  test('answers as long as the process does', async () => {
    const { ask, state } = server()
    state.faults.push('The disk is full')
    state.stopping = true
    expect((await ask('/healthz')).status).toBe(200)
  })
})

describe('/readyz', () => {
  test('answers 200 where a student can be served', async () => {
    expect((await server().ask('/readyz')).status).toBe(200)
  })

  test('answers 503 where not, without the reason, which the log tells', async () => {
    const { ask, state, log } = server()
    state.faults.push('The disk is full')
    const answer = await ask('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: 'error', message: 'The portal is not ready.' })
    expect(log.problems.map(({ cause }) => String(cause))).toEqual(['Error: The disk is full'])
  })

  test('answers 503 from the moment in which the server is told to stop', async () => {
    const { ask, state } = server()
    expect((await ask('/readyz')).status).toBe(200)
    state.stopping = true
    expect((await ask('/readyz')).status).toBe(503)
  })

  test('looks once for everybody who asks at about the same time', async () => {
    const { ask, state } = server()
    await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')))
    expect(state.looks).toBe(1)
  })
})

test.each(['/healthz', '/readyz'])(
  '%s is not logged, not kept, and sets no cookie',
  async (path) => {
    const { ask, log } = server()
    const { headers } = await ask(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
    expect(log.requests).toEqual([])
  },
)
