import { act, getConfig } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Shorter timers belong to libraries, such as those between renders. */
const SHORT_MS = 1000

/**
 * Stops the clock of the portal: timers of a second or more end only by the returned function. Vitest's own fake
 * timers would stop the waiting for the server, too.
 * @param date in milliseconds since 1970
 * @returns a function that lets so many milliseconds pass at once
 */
export function stopClock(date = Date.now()): (ms: number) => Promise<void> {
  const { setTimeout, clearTimeout } = globalThis
  // Whole numbers: the difference of two fractions would miss the end of a timer by a hair.
  const stopped = Math.round(performance.now())
  let passed = 0
  let last = 0
  const waits = new Map<number, { due: number; end: () => void }>()

  vi.stubGlobal('setTimeout', (end: () => void, ms = 0, ...rest: unknown[]) => {
    const ofTheTest = ms === getConfig().asyncUtilTimeout
    if (ms < SHORT_MS || ofTheTest) return setTimeout(end, ms, ...rest)
    waits.set(--last, { due: passed + ms, end })
    return last
  })
  vi.stubGlobal('clearTimeout', (id: number) => waits.delete(id) || clearTimeout(id))
  vi.spyOn(Date, 'now').mockImplementation(() => date + passed)
  vi.spyOn(performance, 'now').mockImplementation(() => stopped + passed)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })

  return async (ms) => {
    passed += ms
    for (const [id, { due, end }] of waits) {
      if (due > passed) continue
      waits.delete(id)
      await act(async () => end())
    }
  }
}
