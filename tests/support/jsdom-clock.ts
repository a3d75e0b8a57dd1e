import { act, configure, getConfig } from '@testing-library/react'
import { vi } from 'vitest'
import { settled, turn } from './settled.ts'

/** A wait of Testing Library that has not ended after so many turns of the event loop ends as failed. */
const MOST_TURNS = 10_000

const FAKE = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const

/**
 * Stops the clock of the portal. Waiting passes no time, and the server in process has a clock of its own.
 * @param date in milliseconds since 1970
 * @returns a function that lets so many milliseconds pass, and what happens then
 */
export function stopClock(date = Date.now()): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: [...FAKE], now: date, shouldClearNativeTimers: true })
  return async (ms) => {
    await settled() // a timer may still be about to start
    await act(() => vi.advanceTimersByTimeAsync(ms))
    await settled()
  }
}

let turns = 0

// Testing Library sees by a global of this name that timers are fake, and would let time pass while it waits.
Object.assign(globalThis, {
  jest: {
    advanceTimersByTime(ms: number) {
      turns = ms === 0 ? 0 : turns + 1
      vi.advanceTimersByTime(turns > MOST_TURNS ? getConfig().asyncUtilTimeout : 0)
    },
  },
})
configure({
  unstable_advanceTimersWrapper: (advance) =>
    act(async () => {
      await advance()
      await turn()
    }),
})
