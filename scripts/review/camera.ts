import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { filesWithErrors } from '../content/compiler.ts'
import { serializeContent } from '../preview/serialize-content.ts'
import type { Entry } from './compare.ts'
import type { Side } from './serve-side.ts'
import type { Pair, Taken, Wanted } from './take-pictures.ts'
import type { Version } from './version.ts'

export type Pictures = {
  readonly pairs: ReadonlyMap<Entry, Pair | null>
  /** Why there are none; null where they were taken. */
  readonly missing: string | null
}

export type Camera = {
  readonly take: (all: readonly Entry[], before: Version, after: Version) => Promise<Pictures>
  readonly close: () => Promise<unknown>
}

/** Reviewers look at no more pictures; each takes a third of a second. */
const MOST_ENTRIES = 24

/** Starts the browser and bundles the portal in another thread, while content is compiled in this one. */
export function startCamera(): Camera {
  const worker = new Worker(new URL('take-pictures.ts', import.meta.url))
  const answered = once(worker, 'message') as Promise<[Taken]>
  // `take` reports a failure.
  answered.catch(() => null)
  return {
    take: async (all, before, after) => {
      const entries = all.filter(({ views }) => views.before ?? views.after).slice(0, MOST_ENTRIES)
      const wanted = {
        before: sideOf(before),
        after: sideOf(after),
        views: entries.map(({ views }) => views),
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(wanted satisfies Wanted)
      const [{ pairs, missing }] = await answered.catch((error: unknown): [Taken] => {
        // The lines below the first are for a developer.
        return [{ pairs: [], missing: String(error).split('\n')[0] ?? '' }]
      })
      const taken = entries.map((entry, index) => [entry, pairs[index] ?? null] as const)
      return { pairs: new Map(taken), missing }
    },
    close: () => worker.terminate(),
  }
}

/** Null where content has a mistake. */
function sideOf({ files, compiled: { content, problems } }: Version): Side | null {
  const shown = filesWithErrors(problems).size > 0 ? null : serializeContent(content)
  return shown && { files, shown }
}
