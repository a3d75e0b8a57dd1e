/** The queue is full: too many wait to be served in good time. The work was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

type Job = {
  readonly start: () => void
  readonly refuse: (reason: unknown) => void
  readonly signal: AbortSignal | undefined
  /** The widest first. */
  readonly groups: readonly string[]
}

/**
 * Runs a limited number of jobs at once. The others wait, and their groups take turns (round robin).
 * @param limits.maxWaiting how many may wait, at this moment
 */
export function createFairQueue(limits: {
  readonly concurrency: number
  readonly maxWaiting: () => number
}) {
  let free = limits.concurrency
  let stopped = false
  /** The first is served next. */
  let waiting: readonly Job[] = []

  function remove(job: Job): void {
    waiting = waiting.filter((other) => other !== job)
  }

  function startNext(): void {
    const [job, ...others] = waiting
    if (job === undefined) {
      free += 1
      return
    }
    // Its group moves behind the others, at each level.
    const levels = (other: Job) => commonLevels(job, other)
    waiting = others.toSorted((one, other) => levels(one) - levels(other))
    job.start()
  }

  /** Refuses a job of the largest group, so that a flood refuses only its own jobs. */
  function makeRoom(): void {
    const job = newestOfLargest(waiting)
    if (job === undefined) return
    remove(job)
    job.refuse(new Overloaded())
  }

  async function waitForTurn(groups: readonly string[], signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (free > 0) {
      free -= 1
      return
    }
    if (stopped && signal !== undefined) throw new Overloaded()
    const { promise, resolve: start, reject: refuse } = Promise.withResolvers<void>()
    const job: Job = { start, refuse, signal, groups }
    const abort = () => {
      remove(job)
      refuse(signal?.reason)
    }
    waiting = [...waiting, job]
    if (waiting.length > limits.maxWaiting()) makeRoom()
    signal?.addEventListener('abort', abort)
    await promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  return {
    /**
     * Runs the work when it is its turn.
     * @param from.groups the widest first, such as a provider and one of its networks. Groups beside each other
     * take turns, at each level: one with many jobs does not delay the others.
     * @throws {Overloaded} when too many wait
     * @throws the signal's reason when it aborts before the work begins
     */
    async run<T>(
      work: () => Promise<T>,
      from: { readonly groups: readonly string[]; readonly signal?: AbortSignal | undefined },
    ): Promise<T> {
      await waitForTurn(from.groups, from.signal)
      try {
        return await work()
      } finally {
        startNext()
      }
    },
    /** Refuses every job with a signal, now and later. Jobs without a signal still run. */
    stop: () => {
      stopped = true
      for (const { signal, refuse } of waiting) if (signal !== undefined) refuse(new Overloaded())
      waiting = waiting.filter(({ signal }) => signal === undefined)
    },
  }
}

/** How many groups two jobs share, from the widest on. */
function commonLevels(job: Job, { groups }: Job): number {
  const level = groups.findIndex((name, index) => name !== job.groups[index])
  return level === -1 ? groups.length : level
}

/** The newest job of the largest group at each level. */
function newestOfLargest(jobs: readonly Job[], level = 0): Job | undefined {
  if (jobs.every(({ groups }) => groups.length <= level)) return jobs.at(-1)
  const groups = [...Map.groupBy(jobs, (job) => job.groups[level]).values()]
  const largest = groups.reduce((one, other) => (one.length > other.length ? one : other))
  return newestOfLargest(largest, level + 1)
}
