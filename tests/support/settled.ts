import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** More turns of the event loop than any chain of effects, renders and timers at 0 has between two calls. */
const QUIET_TURNS = 10

// A test may have stopped the clock.
const { setTimeout, setImmediate } = globalThis

const calls = { begun: 0, underWay: 0 }

/** Lets `settled` wait for the answer to a call. A call that a test holds is not under way. */
export async function underWay(answer: Promise<Response>): Promise<Response> {
  calls.begun += 1
  calls.underWay += 1
  try {
    return await answer
  } finally {
    calls.underWay -= 1
  }
}

/**
 * Waits until nothing is under way: no call, no module that loads, no effect and no timer at 0. What a test reads
 * beside the page (calls, storage, address, title, focus) changes after the page does, so it is read after this.
 */
export async function settled(): Promise<void> {
  let begun = calls.begun
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await turn()
    })
    if (calls.underWay === 0 && calls.begun === begun) continue
    begun = calls.begun
    quiet = 0
  }
}

/** Lets timers at 0 end, and what follows them. */
export async function turn(): Promise<void> {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(0)
  await new Promise((ended) => setTimeout(ended))
  await new Promise((ended) => setImmediate(ended))
}
