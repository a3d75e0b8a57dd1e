import type { Log } from '../log.ts'

/** Work that is done once the answer is on its way, such as sending a mail. */
export type BackgroundWork = {
  readonly add: (what: string, work: () => Promise<void>) => void
  /** Resolves when nothing is left to do; a server that stops waits for it. */
  readonly done: () => Promise<void>
}

export function createBackgroundWork(log: Log): BackgroundWork {
  const pending = new Set<Promise<void>>()

  async function run(what: string, work: () => Promise<void>) {
    // The answer goes first: its time must not tell a stranger whether there was work to do.
    await new Promise((resolve) => setImmediate(resolve))
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
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
