import { expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { collectLog } from '../support/server/log.ts'

/** A server that is ready unless `state` has a fault. */
function open() {
  const log = collectLog()
  const state = { fault: '', stopping: false, looks: 0 }
  const health = {
    isStopping: () => state.stopping,
    async check() {
      state.looks += 1
      if (state.fault !== '') throw new Error(state.fault)
    },
  }
  const app = createApp({ backend: 'http://127.0.0.1:9', health, log })
  return { state, log, ask: async (path: string) => app.request(path) }
}

test('/readyz answers 503 without the reason when the check fails, and logs the reason', async () => {
  const { ask, state, log } = open()
  state.fault = 'The disk is full'
  const answer = await ask('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'error', message: 'The portal is not ready.' })
  expect(log.problems.map(({ cause }) => String(cause))).toEqual(['Error: The disk is full'])
})

test('/readyz answers 503 when the server stops, and /healthz still 200; neither is cached', async () => {
  const { ask, state } = open()
  const answers = async () => {
    const both = [await ask('/readyz'), await ask('/healthz')]
    return both.map(({ status, headers }) => [status, headers.get('cache-control')])
  }
  expect(await answers()).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
  ])
  state.stopping = true
  expect(await answers()).toEqual([
    [503, 'no-store'],
    [200, 'no-store'],
  ])
})

test('/readyz checks once for concurrent requests', async () => {
  const { ask, state } = open()
  await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')))
  expect(state.looks).toBe(1)
})
