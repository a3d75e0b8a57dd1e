import { expect, test, vi } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import type { Health } from '../../src/server/http/health.ts'
import { collectLog } from '../support/server/log.ts'

/** A server that is ready, unless its health says otherwise. */
function open(health: Partial<Health>) {
  const log = collectLog()
  const ready = { check: async () => {}, isStopping: () => false }
  const app = createApp({ backend: 'http://127.0.0.1:9', health: { ...ready, ...health }, log })
  return { log, ask: async (path: string) => app.request(path) }
}

test('/readyz answers 503 without the reason when the check fails, and logs the reason', async () => {
  const cause = new Error('The disk is full')
  const { ask, log } = open({ check: () => Promise.reject(cause) })
  const answer = await ask('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'error', message: 'The portal is not ready.' })
  expect(log.problems).toMatchObject([{ cause }])
})

test.each([
  ['/readyz', false, 200],
  ['/readyz', true, 503],
  ['/healthz', true, 200],
])('%s where the server stops: %s answers %i, which is not cached', async (path, stops, status) => {
  const answer = await open({ isStopping: () => stops }).ask(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
})

test('/readyz checks once for concurrent requests', async () => {
  const check = vi.fn(async () => {})
  const { ask } = open({ check })
  await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')))
  expect(check).toHaveBeenCalledOnce()
})
