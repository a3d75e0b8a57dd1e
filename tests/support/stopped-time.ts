import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'

/** From now on time passes only by `pass`; what the network brings comes all the same. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
}

export function pass(ms: number): Promise<unknown> {
  return act(() => vi.advanceTimersByTimeAsync(ms))
}

/** Waits for a text while time stands still, as `findByText` cannot. */
export async function seeText(text: string): Promise<void> {
  while (screen.queryByText(text) === null) await pass(0)
}
