/** The queue is full: too many wait to be served in good time. The work was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Runs a limited number of jobs at once. The others wait, and the keys take turns (round robin). */
export type FairQueue = {
  /**
   * Runs the work when it is its turn.
   * @param from.key such as a network: one key with many jobs does not delay the others
   * @throws {Overloaded} when too many wait
   * @throws the signal's reason when it aborts before the work begins
   */
  readonly run: <T>(
    work: () => Promise<T>,
    from: { readonly key: string; readonly signal?: AbortSignal | undefined },
  ) => Promise<T>
  /** Refuses every job with a signal, now and later. Jobs without a signal still run. */
  readonly stop: () => void
}

type Waiting = {
  readonly start: () => void
  readonly refuse: (reason: unknown) => void
  readonly signal: AbortSignal | undefined
}

/** @param limits.maxWaiting how many may wait, at this moment */
export function createFairQueue(limits: {
  readonly concurrency: number
  readonly maxWaiting: () => number
}): FairQueue {
  let free = limits.concurrency
  let stopped = false
  let waiting = 0
  // The first key is served next, and then moves to the end.
  const queues = new Map<string, Set<Waiting>>()

  function add(key: string, job: Waiting): void {
    const queue = queues.get(key) ?? new Set()
    queues.set(key, queue.add(job))
    waiting += 1
  }

  function remove(key: string, job: Waiting): void {
    const queue = queues.get(key)
    if (queue?.delete(job) !== true) return
    waiting -= 1
    if (queue.size === 0) queues.delete(key)
  }

  function startNext(): void {
    free += 1
    for (const [key, queue] of queues) {
      for (const next of queue) {
        free -= 1
        remove(key, next)
        queues.delete(key)
        if (queue.size > 0) queues.set(key, queue)
        return next.start()
      }
    }
  }

  /** Refuses the last job of the longest queue, so that a flood from one key refuses only its own jobs. */
  function makeRoomFor(key: string): void {
    let [longest, length] = ['', (queues.get(key)?.size ?? 0) + 1]
    for (const [other, { size }] of queues) if (size > length) [longest, length] = [other, size]
    const last = [...(queues.get(longest) ?? [])].at(-1)
    if (last === undefined) throw new Overloaded()
    remove(longest, last)
    last.refuse(new Overloaded())
  }

  async function waitForTurn(key: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (free > 0) {
      free -= 1
      return
    }
    if (stopped && signal !== undefined) throw new Overloaded()
    if (waiting >= limits.maxWaiting()) makeRoomFor(key)
    const { promise, resolve: start, reject: refuse } = Promise.withResolvers<void>()
    const job: Waiting = { start, refuse, signal }
    const abort = () => {
      remove(key, job)
      refuse(signal?.reason)
    }
    add(key, job)
    signal?.addEventListener('abort', abort)
    await promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  return {
    async run(work, { key, signal }) {
      await waitForTurn(key, signal)
      try {
        return await work()
      } finally {
        startNext()
      }
    },
    stop() {
      stopped = true
      for (const [key, queue] of queues) {
        for (const job of queue) {
          if (job.signal === undefined) continue
          remove(key, job)
          job.refuse(new Overloaded())
        }
      }
    },
  }
}
