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
    // Behind the answer in the queue: what the work costs cannot be read off the answer's time.
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
