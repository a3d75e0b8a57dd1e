import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../../../src/server/app.ts'
import { portalFiles } from '../../../src/server/http/portal-files.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import { DEMO_ADA, DEMO_PASSWORD } from '../../../src/server/demo/demo-data.ts'
import { loadDemoSchool } from '../../../src/server/demo/demo-school.ts'
import { listen, type Listening } from '../../../src/server/http/listen.ts'
import { consoleLog } from '../../../src/server/log.ts'
import { createBackgroundWork } from '../../../src/server/mail/background-work.ts'
import { createPasswords } from '../../../src/server/security/password.ts'

/** Slow 4G as in Lighthouse and the browser's tools: the round trip, and bytes per second. */
const LATENCY_MS = 150
const DOWN = 1_600_000 / 8
/** Small pieces, so that concurrent downloads share the bandwidth. */
const PIECE_BYTES = 2048

/**
 * Serves the demo school as npm start does, on a network that can be slow. The browser's own throttling
 * does not apply to a service worker; this one does.
 */
export async function openSchool() {
  const db = await openDatabase(':memory:')
  const [clock, passwords] = [systemClock, createPasswords()]
  await loadDemoSchool(db, { clock, passwords })
  const background = createBackgroundWork(consoleLog)
  const mailer = { send: async () => true }
  const network = { isSlow: false }
  const ports: Listening[] = []
  return {
    /** Turns the slow network on or off. */
    slow: (isSlow: boolean): void => {
      network.isSlow = isSlow
    },
    /** Serves an app and the calls at an origin of their own. */
    serve: async (folder: string): Promise<string> => {
      const files = portalFiles(folder)
      const app = createApp({ db, clock, passwords, background, mailer, portal: () => ({ files }) })
      const line = openLine()
      const fetch: typeof app.fetch = async (request, env) => {
        const answer = await app.fetch(request, env)
        return network.isSlow ? slowed(answer, line) : answer
      }
      const port = await listen({ fetch }, { host: '127.0.0.1', port: 0 })
      ports.push(port)
      return port.origin
    },
    close: async (): Promise<void> => {
      await Promise.all(ports.map((port) => port.close()))
      await background.done()
      await db.destroy()
    },
  }
}

type Line = (bytes: number) => Promise<void>

/** Resolves when this many bytes could be sent. */
function openLine(): Line {
  let freeAt = 0
  return async (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / DOWN) * 1000
    await sleep(Math.max(0, freeAt - performance.now()))
  }
}

async function slowed(answer: Response, line: Line): Promise<Response> {
  await sleep(LATENCY_MS)
  if (answer.body === null) return answer
  const paced = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        const piece = chunk.subarray(start, start + PIECE_BYTES)
        await line(piece.length)
        controller.enqueue(piece)
      }
    },
  })
  return new Response(answer.body.pipeThrough(paced), answer)
}

/** The session cookie and its origin. */
export type Session = { readonly name: string; readonly value: string; readonly url: string }

/** Signs Ada in. */
export async function signIn(origin: string): Promise<Session> {
  const answer = await fetch(`${origin}/backend/login.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ADA.email, password: DEMO_PASSWORD }),
  })
  const [, name = '', value = ''] =
    /^([^=]+)=([^;]*)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? []
  if (value === '') throw new Error(`Ada cannot sign in: ${await answer.text()}`)
  return { name, value, url: origin }
}
