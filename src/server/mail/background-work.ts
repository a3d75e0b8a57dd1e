import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** Work after the response, such as sending a mail. */
export type BackgroundWork = {
  readonly add: (what: string, work: () => Promise<unknown>) => void
  /** Starts all waiting work at once, and resolves when it is done: for a server that stops. */
  readonly done: () => Promise<void>
}

/** @param withinMs work starts at a random moment within this time after the response, in ms */
export function createBackgroundWork(log: Log, { withinMs = 0 } = {}): BackgroundWork {
  const pending = new Set<Promise<void>>()
  const hurry = new AbortController()

  const waitOrHurry = (ms: number) =>
    setTimeout(ms, null, { signal: hurry.signal }).catch(() => null)

  async function run(what: string, work: () => Promise<unknown>) {
    // The time of the response must not reveal whether there is work. Nor must the time of the next call,
    // which could be delayed by this work: hence the random moment.
    await setImmediate()
    if (withinMs > 0) await waitOrHurry(Math.random() * withinMs)
    try {
      await work()
    } catch (cause) {
      log.problem(`${what} failed.`, cause)
    }
  }

  return {
    add(what, work) {
      const running = run(what, work).finally(() => pending.delete(running))
      pending.add(running)
    },
    async done() {
      hurry.abort()
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
