/** More wait than can be served in good time. Nothing was done. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Lets so many pieces of work run at once, while the others wait. */
export type Turns = {
  /**
   * Waits for a place and works in it.
   * @param line who waits together. Lines are served in turn, so that a long one holds up nobody else
   * @throws {Overloaded} when too many wait
   * @throws the signal's reason when it aborts before the work begins
   */
  readonly take: <T>(
    work: () => Promise<T>,
    from: { readonly line: string; readonly signal?: AbortSignal | undefined },
  ) => Promise<T>
  /** Refuses every request that waits or would have to; what has no signal goes on. */
  readonly stop: () => void
}

type Waiting = {
  readonly admit: () => void
  readonly refuse: (reason: unknown) => void
  readonly signal: AbortSignal | undefined
}

/** @param limits.room how many may wait, at this moment */
export function createTurns(limits: {
  readonly places: number
  readonly room: () => number
}): Turns {
  let free = limits.places
  let stopped = false
  let waiting = 0
  // The first line is served next, and goes to the end then.
  const lines = new Map<string, Set<Waiting>>()

  function join(name: string, one: Waiting): void {
    const line = lines.get(name) ?? new Set()
    lines.set(name, line.add(one))
    waiting += 1
  }

  function leave(name: string, one: Waiting): void {
    const line = lines.get(name)
    if (line?.delete(one) !== true) return
    waiting -= 1
    if (line.size === 0) lines.delete(name)
  }

  function admitNext(): void {
    free += 1
    for (const [name, line] of lines) {
      for (const next of line) {
        free -= 1
        leave(name, next)
        lines.delete(name)
        if (line.size > 0) lines.set(name, line)
        return next.admit()
      }
    }
  }

  /** The last of the longest line gives way to a shorter one: who floods the queue fills it for himself. */
  function makeRoomFor(name: string): void {
    let [longest, length] = ['', (lines.get(name)?.size ?? 0) + 1]
    for (const [other, { size }] of lines) if (size > length) [longest, length] = [other, size]
    const last = [...(lines.get(longest) ?? [])].at(-1)
    if (last === undefined) throw new Overloaded()
    leave(longest, last)
    last.refuse(new Overloaded())
  }

  async function place(name: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (free > 0) {
      free -= 1
      return
    }
    if (stopped && signal !== undefined) throw new Overloaded()
    if (waiting >= limits.room()) makeRoomFor(name)
    const { promise, resolve: admit, reject: refuse } = Promise.withResolvers<void>()
    const one: Waiting = { admit, refuse, signal }
    const abort = () => {
      leave(name, one)
      refuse(signal?.reason)
    }
    join(name, one)
    signal?.addEventListener('abort', abort)
    await promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  return {
    async take(work, { line, signal }) {
      await place(line, signal)
      try {
        return await work()
      } finally {
        admitNext()
      }
    },
    stop() {
      stopped = true
      for (const [name, line] of lines) {
        for (const one of line) {
          if (one.signal === undefined) continue
          leave(name, one)
          one.refuse(new Overloaded())
        }
      }
    },
  }
}
