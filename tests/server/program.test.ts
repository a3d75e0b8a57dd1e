import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../src/server/start-error.ts'
import { cookiesOf, signInAt } from './over-http.ts'
import { freePort } from '../../scripts/system/free-port.ts'
import { holdPort, run, runCommand, startProgram, temporaryFolder } from './program.ts'

const law = test.skipIf(process.platform !== 'linux')

// Only a process of its own shows output, signals and the system's queue of connections.

/** Forty clients that repeat a request, half of them on new connections. */
function startLoad(address: string) {
  const outcomes = new Map<string, number>()
  const kept = new Agent({ keepAlive: true })
  async function ask(agent: Agent | false): Promise<void> {
    for (let outcome = '200'; outcome === '200';) {
      const asking = request(address, { agent }).end()
      outcome = await once(asking, 'response').then(async ([response]) => {
        response.resume()
        await once(response, 'end')
        return String(response.statusCode)
      }, codeOf)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  const browsers = Array.from({ length: 40 }, (_, index) => ask(index % 2 === 0 && kept))
  return { outcomes, refused: Promise.all(browsers).finally(() => kept.destroy()) }
}

describe('the server as a program', () => {
  test('prints one line and ends with 1 when it cannot start', async () => {
    const program = run('src/server/main.ts', [], { PORT: '0', PORTAL_DATA: '/dev/null/data' })
    expect(await program.ended).toBe(1)
    expect(program.output()).toMatch(/^The data folder .* cannot be used .*\n$/)
  })

  law(
    'takes the port that systemd holds, where requests wait for it, and no other one',
    async () => {
      const [port, PORTAL_DATA] = [await freePort(), await temporaryFolder()]
      const held = holdPort(port)
      const start = (PORT: number) => {
        const script = 'export LISTEN_PID=$$ LISTEN_FDS=1; exec "$0" src/server/main.ts'
        const env = { PORT: String(PORT), PORTAL_DATA }
        return runCommand('sh', ['-c', script, process.execPath], env, held)
      }
      const first = start(port)
      await first.says(/portal is at/)
      first.kill('SIGTERM')
      await first.ended
      const asking = fetch(`http://127.0.0.1:${port}/readyz`)
      const wrong = start(1)
      expect([await wrong.ended, wrong.output()]).toEqual([1, expect.stringContaining('the same')])
      start(port)
      expect((await asking).status).toBe(200)
    },
  )

  test('shares a new data folder and its sessions with a second one that starts together with it', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const starting = [startProgram({ PORTAL_DATA }), startProgram({ PORTAL_DATA })] as const
    const [one, other] = await Promise.all(starting)
    const cookie = cookiesOf(await signInAt(one.origin))
    const ask = async ({ origin }: typeof one, call: string) =>
      (await fetch(`${origin}/backend/${call}`, { headers: { cookie } })).status
    for (const server of [one, other]) expect(await ask(server, 'get_links.php')).toBe(200)
    expect(await ask(other, 'logout.php')).toBe(200)
    expect(await ask(one, 'get_links.php')).toBe(401)
  })

  law('answers a thousand connections that arrived while it was stopped', async () => {
    const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
    server.kill('SIGSTOP')
    const asking = Array.from({ length: 1000 }, () =>
      request(`${server.origin}/readyz`, { agent: false }).end(),
    )
    const answers = asking.map((sent) => once(sent, 'response'))
    await Promise.all(asking.map(async (sent) => once((await once(sent, 'socket'))[0], 'connect')))
    server.kill('SIGCONT')
    const statuses = (await Promise.all(answers)).map(([response]) => {
      response.resume()
      return response.statusCode
    })
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  // Windows ends a program at once, without a signal.
  test.skipIf(process.platform === 'win32')(
    'answers every request or refuses its connection after SIGTERM under load, and ends with 0',
    async () => {
      const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
      const load = startLoad(`${server.origin}/backend/auth.php`)
      await expect.poll(() => load.outcomes.get('200') ?? 0).toBeGreaterThan(500)
      server.kill('SIGTERM')
      await load.refused
      expect([...load.outcomes.keys()].toSorted()).toEqual(['200', 'ECONNREFUSED'])
      expect(await server.ended).toBe(0)
    },
  )
})
