import type { CDPSession } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

/** So long nothing is under way when a page has come to rest. */
const QUIET_MS = 400
const LOOK_EVERY_MS = 20
/** Longer than anything takes; then something is wrong with the page, or with the benchmark. */
export const PATIENCE_MS = 30_000

export type Kind = 'script' | 'style' | 'other'
export type Loaded = {
  readonly path: string
  readonly kind: Kind
  /** When it was asked for, in ms since the navigation began. */
  readonly at: number
  /** What came over the network, headers included; 0 from a cache or the service worker. */
  readonly bytes: number
}

type Request = { path: string; kind: Kind; sentAt: number; bytes: number }

/** Writes down what the page loads from now on, in the order in which it is asked for. */
export async function logNetwork(session: CDPSession) {
  const requests = new Map<string, Request>()
  const underWay = new Set<string>()
  let changed = performance.now()

  const ended = (requestId: string, bytes: number) => {
    underWay.delete(requestId)
    changed = performance.now()
    const request = requests.get(requestId)
    if (request !== undefined) request.bytes = bytes
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    const { pathname, search } = new URL(request.url)
    requests.set(requestId, {
      path: pathname + search,
      kind: 'other',
      sentAt: wallTime * 1000,
      bytes: 0,
    })
    underWay.add(requestId)
    changed = performance.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request !== undefined) request.kind = kindOf(response.mimeType)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    ended(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0))
  await session.send('Network.enable')

  return {
    /** @param since when the navigation began, in ms since 1970 */
    loaded: (since: number): readonly Loaded[] =>
      [...requests.values()].map(({ path, kind, sentAt, bytes }) => {
        return { path, kind, at: sentAt - since, bytes }
      }),
    /**
     * Waits until nothing is under way, and for a while nothing was.
     * @throws when that does not come
     */
    quiet: async (): Promise<void> => {
      const latest = performance.now() + PATIENCE_MS
      while (underWay.size > 0 || performance.now() - changed < QUIET_MS) {
        if (performance.now() > latest) {
          const paths = [...underWay].map((requestId) => requests.get(requestId)?.path)
          throw new Error(`Still loading: ${paths.join(', ')}`)
        }
        await sleep(LOOK_EVERY_MS)
      }
    },
  }
}

function kindOf(mimeType: string): Kind {
  if (mimeType.includes('javascript')) return 'script'
  return mimeType === 'text/css' ? 'style' : 'other'
}
