/** The queue is full: too many wait to be served in good time. The work was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

type Waiting = {
  readonly start: () => void
  readonly refuse: (reason: unknown) => void
  readonly signal: AbortSignal | undefined
  /** The innermost last. */
  readonly groups: readonly Group[]
}

/** Has groups or jobs. The first is served next, and then moves to the end. */
class Group {
  readonly groups = new Map<string, Group>()
  readonly jobs = new Set<Waiting>()
  readonly name: string
  /** How many jobs wait here, and in the groups. */
  size = 0

  constructor(name: string) {
    this.name = name
  }

  /** The group of this name, a new one where there is none. */
  inner(name: string): Group {
    const group = this.groups.get(name) ?? new Group(name)
    this.groups.set(name, group)
    return group
  }

  /** The first job of the first group at each level; those groups move to the end. */
  takeTurn(): Waiting | undefined {
    for (const group of this.groups.values()) {
      this.groups.delete(group.name)
      this.groups.set(group.name, group)
      return group.takeTurn()
    }
    return this.jobs.values().next().value
  }

  /** The newest job of the largest group at each level. */
  newestOfLargest(): Waiting | undefined {
    const largest = [...this.groups.values()].reduce<Group | null>(
      (found, group) => (found !== null && found.size > group.size ? found : group),
      null,
    )
    return largest === null ? [...this.jobs].at(-1) : largest.newestOfLargest()
  }
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
  const all = new Group('')
  const waiting = new Set<Waiting>()

  function add(job: Waiting): void {
    waiting.add(job)
    job.groups.at(-1)?.jobs.add(job)
    for (const group of job.groups) group.size += 1
  }

  function remove(job: Waiting): void {
    if (!waiting.delete(job)) return
    job.groups.at(-1)?.jobs.delete(job)
    for (const [depth, group] of job.groups.entries()) {
      group.size -= 1
      if (group.size === 0) job.groups[depth - 1]?.groups.delete(group.name)
    }
  }

  function startNext(): void {
    free += 1
    const job = all.takeTurn()
    if (job === undefined) return
    free -= 1
    remove(job)
    job.start()
  }

  /** Refuses a job of the largest group, so that a flood refuses only its own jobs. */
  function makeRoom(): void {
    const job = all.newestOfLargest()
    if (job === undefined) return
    remove(job)
    job.refuse(new Overloaded())
  }

  async function waitForTurn(names: readonly string[], signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (free > 0) {
      free -= 1
      return
    }
    if (stopped && signal !== undefined) throw new Overloaded()
    const { promise, resolve: start, reject: refuse } = Promise.withResolvers<void>()
    const groups = [all]
    for (const name of names) groups.push((groups.at(-1) ?? all).inner(name))
    const job: Waiting = { start, refuse, signal, groups }
    const abort = () => {
      remove(job)
      refuse(signal?.reason)
    }
    add(job)
    if (waiting.size > limits.maxWaiting()) makeRoom()
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
      for (const job of waiting) {
        if (job.signal === undefined) continue
        remove(job)
        job.refuse(new Overloaded())
      }
    },
  }
}
