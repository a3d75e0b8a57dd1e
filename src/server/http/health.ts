import { Hono } from 'hono'
import { SECOND_MS } from '../clock.ts'
import type { Log } from '../log.ts'

export type Health = {
  /** Rejects when the server cannot serve students now. */
  readonly check: () => Promise<void>
  /** Whether the server was told to stop. */
  readonly isStopping: () => boolean
}

/** All requests within this time share one check of database and disk. */
const LOOK_EVERY_MS = SECOND_MS

const UNCACHED = { 'Cache-Control': 'no-store' }

/** /healthz: the process responds. /readyz: it can serve students; the log has the reason if not. */
export function healthRoutes({ check, isStopping }: Health, log: Log): Hono {
  let lookedAt = Number.NEGATIVE_INFINITY
  let looked: Promise<string> = Promise.resolve('')

  async function look(): Promise<string> {
    const before = await looked
    try {
      await check()
      return ''
    } catch (cause) {
      const reason = String(cause)
      if (reason !== before) log.problem('The portal is not ready for students.', cause)
      return reason
    }
  }

  async function isReady(): Promise<boolean> {
    if (isStopping()) return false
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = performance.now()
      looked = look()
    }
    return (await looked) === ''
  }

  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'success' }, 200, UNCACHED))
    .get('/readyz', async (c) => {
      if (await isReady()) return c.json({ status: 'success' }, 200, UNCACHED)
      return c.json({ status: 'error', message: 'The portal is not ready.' }, 503, UNCACHED)
    })
}
