import type { Clock } from '../../../src/server/clock.ts'

export type FakeClock = Clock & { readonly advance: (milliseconds: number) => void }

/** A clock that stands still until a test moves it. */
export function fakeClock(start = '2026-03-02T12:00:00Z'): FakeClock {
  let moment = Date.parse(start)
  return {
    now: () => new Date(moment),
    advance: (milliseconds) => {
      moment += milliseconds
    },
  }
}
