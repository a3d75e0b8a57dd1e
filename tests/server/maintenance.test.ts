import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS } from '../../src/server/clock.ts'
import { startMaintenance } from '../../src/server/start/maintenance.ts'
import { collectLog } from '../support/server/log.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const passMs = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('maintenance runs every task at the start and every hour until it stops, and logs failures', async () => {
  const log = collectLog()
  const cause = new Error('The disk is full')
  const next = vi.fn(async () => {})
  const maintenance = startMaintenance(
    { 'Removing old limits': () => Promise.reject(cause), next },
    log,
  )
  await passMs(0)
  expect(next).toHaveBeenCalledTimes(1)
  await passMs(HOUR_MS)
  expect(next).toHaveBeenCalledTimes(2)
  expect(log.problems[0]).toEqual({ text: 'Removing old limits failed.', cause })
  await maintenance.stop()
  await passMs(HOUR_MS)
  expect(next).toHaveBeenCalledTimes(2)
})

test('maintenance waits for the running task when it stops, and starts no other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [next, stopped] = [vi.fn(async () => {}), vi.fn()]
  const maintenance = startMaintenance({ first: () => promise, next }, collectLog())
  await passMs(0)
  const stopping = maintenance.stop().then(stopped)
  await passMs(0)
  expect(stopped).not.toHaveBeenCalled()
  resolve()
  await stopping
  expect(next).not.toHaveBeenCalled()
})
