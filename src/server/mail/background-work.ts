import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** Work that is done once the answer is on its way, such as sending a mail. */
export type BackgroundWork = {
  readonly add: (what: string, work: () => Promise<void>) => void
  /** Begins what has not begun, and resolves when nothing is left to do; a server that stops waits for it. */
  readonly done: () => Promise<void>
}

/** @param withinMs work begins at a random moment within this time after its answer, in ms */
export function createBackgroundWork(log: Log, { withinMs = 0 } = {}): BackgroundWork {
  const pending = new Set<Promise<void>>()
  const hurry = new AbortController()

  const waitOrHurry = (ms: number) =>
    setTimeout(ms, null, { signal: hurry.signal }).catch(() => null)

  async function run(what: string, work: () => Promise<void>) {
    // The answer goes first: its time must not tell a stranger whether there was work to do. Nor must the
    // time of the stranger's next call, which would wait for a mail that is just being written.
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
