import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../../../src/server/app.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import { DEMO_ADA, DEMO_PASSWORD } from '../../../src/server/demo/demo-data.ts'
import { loadDemoSchool } from '../../../src/server/demo/demo-school.ts'
import { listen, type Listening } from '../../../src/server/http/listen.ts'
import { consoleLog } from '../../../src/server/log.ts'
import { createBackgroundWork } from '../../../src/server/mail/background-work.ts'
import { createPasswords } from '../../../src/server/security/password.ts'

export const ADA = { email: DEMO_ADA.email, password: DEMO_PASSWORD }

/** The demo school in memory, behind the server that npm start runs. */
export async function openSchool() {
  const db = await openDatabase(':memory:')
  const [clock, passwords] = [systemClock, createPasswords()]
  await loadDemoSchool(db, { clock, passwords })
  const background = createBackgroundWork(consoleLog)
  const mailer = { send: async () => {} }
  const ports: Listening[] = []

  return {
    /**
     * Serves the app in a folder beside the calls, at an address of its own.
     * @param backendWaitMs how long every call waits before it is answered
     */
    serve: async (folder: string, { backendWaitMs = 0 } = {}): Promise<string> => {
      const app = createApp({ db, clock, passwords, background, mailer, portal: { folder } })
      const waiting: Pick<typeof app, 'fetch'> = {
        fetch: async (request, env) => {
          if (new URL(request.url).pathname.startsWith('/backend/')) await sleep(backendWaitMs)
          return app.fetch(request, env)
        },
      }
      const port = await listen(backendWaitMs > 0 ? waiting : app, { host: '127.0.0.1', port: 0 })
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

/** The cookie of a session of Ada's, as a browser sends it back. */
export async function signIn(origin: string): Promise<{ name: string; value: string }> {
  const answer = await fetch(`${origin}/backend/login.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADA),
  })
  const [, name = '', value = ''] =
    /^([^=]+)=([^;]*)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? []
  if (value === '') throw new Error(`Ada cannot sign in: ${await answer.text()}`)
  return { name, value }
}
