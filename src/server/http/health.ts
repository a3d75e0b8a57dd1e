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
const CHECK_EVERY_MS = SECOND_MS

const UNCACHED = { 'Cache-Control': 'no-store' }

/** /healthz: the process responds. /readyz: it can serve students; the log has the reason if not. */
export function healthRoutes({ check, isStopping }: Health, log: Log): Hono {
  let checkedAt = Number.NEGATIVE_INFINITY
  let reason: Promise<string> = Promise.resolve('')

  /** Why the server is not ready; '' when it is. */
  async function reasonNow(): Promise<string> {
    const before = await reason
    try {
      await check()
      return ''
    } catch (cause) {
      const now = String(cause)
      if (now !== before) log.problem('The portal is not ready for students.', cause)
      return now
    }
  }

  async function isReady(): Promise<boolean> {
    if (isStopping()) return false
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now()
      reason = reasonNow()
    }
    return (await reason) === ''
  }

  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'success' }, 200, UNCACHED))
    .get('/readyz', async (c) => {
      if (await isReady()) return c.json({ status: 'success' }, 200, UNCACHED)
      return c.json({ status: 'error', message: 'The portal is not ready.' }, 503, UNCACHED)
    })
}
