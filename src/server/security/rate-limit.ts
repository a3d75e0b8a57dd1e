import { SECOND_MS, type Clock } from '../clock.ts'

/** Counts attempts by key (an address, a client) in memory. */
export type RateLimit = {
  /** Counts one attempt. 0 when it is allowed, else the seconds to wait for the next one. */
  readonly take: (key: string) => number
  /** Takes one counted attempt back: it turned out to be a good one. */
  readonly giveBack: (key: string) => void
  readonly forget: (key: string) => void
}

type Window = { count: number; endsAt: number }

/**
 * @param rule.attempts how many attempts a key has within one window
 * @param rule.windowMs length of the window in ms; it begins with the key's first attempt
 * @param rule.capacity how many keys are remembered; the oldest make room
 */
export function createRateLimit(
  clock: Clock,
  rule: { attempts: number; windowMs: number; capacity?: number },
): RateLimit {
  const { attempts, windowMs, capacity = 10_000 } = rule
  // Insertion order is the order of the windows' ends, so the first ones are the oldest.
  const windows = new Map<string, Window>()

  function dropEnded(now: number) {
    for (const [key, window] of windows) {
      if (window.endsAt > now && windows.size < capacity) return
      windows.delete(key)
    }
  }

  return {
    take(key) {
      const now = clock.now().getTime()
      const current = windows.get(key)
      if (current === undefined || current.endsAt <= now) {
        windows.delete(key)
        dropEnded(now)
        windows.set(key, { count: 1, endsAt: now + windowMs })
        return 0
      }
      if (current.count >= attempts) return Math.ceil((current.endsAt - now) / SECOND_MS)
      current.count += 1
      return 0
    },
    giveBack(key) {
      const current = windows.get(key)
      if (current !== undefined && current.count > 0) current.count -= 1
    },
    forget(key) {
      windows.delete(key)
    },
  }
}
