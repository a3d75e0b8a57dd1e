import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SECOND_MS } from '../../src/server/clock.ts'
import { readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { startServer } from '../../src/server/main.ts'
import { codeOf } from '../../src/server/start-error.ts'
import { collectLog } from '../support/server/log.ts'
import { run, runCommand, startProgram, temporaryFolder } from './program.ts'

const SLOW = 60_000

/** Signs Ada in over the network and gives the cookie. */
async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/backend/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password: 'demo-student' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const form = (documentLink: string) =>
  new URLSearchParams({
    full_name: 'Ada Okafor',
    lesson_number: '3',
    task_number: '1',
    student_id: 'ST-1',
    document_link: documentLink,
    video_link: 'https://example.org/video',
  })

/** Ada's submission, half sent: the server has begun to read it and waits for the rest. */
async function beginSubmission(origin: string, cookie?: string) {
  const body = form('https://example.org/in-flight').toString()
  const sending = request(`${origin}/backend/submit_task.php`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      cookie: cookie ?? (await signIn(origin)),
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      // The server says when it has begun.
      expect: '100-continue',
    },
  })
  const answered = once(sending, 'response')
  // A server that ends meanwhile is for the test to notice.
  answered.catch(() => {})
  sending.flushHeaders()
  await once(sending, 'continue')
  sending.write(body.slice(0, 20))
  return {
    async finish(): Promise<number> {
      sending.end(body.slice(20))
      const [response] = await answered
      response.resume()
      return response.statusCode
    },
    abandon: () => void sending.destroy(),
  }
}

async function beginSubmissions(origin: string, count: number) {
  const cookie = await signIn(origin)
  const begun = await Promise.all(
    Array.from({ length: count }, () => beginSubmission(origin, cookie)),
  )
  return { abandon: () => begun.forEach((one) => one.abandon()) }
}

/** Forty browsers that ask again and again, half of them on a new connection each time. */
function startLoad(address: string) {
  const outcomes = new Map<string, number>()
  const kept = new Agent({ keepAlive: true })
  async function ask(agent: Agent | false): Promise<void> {
    for (;;) {
      const asking = request(address, { agent }).end()
      const outcome = await once(asking, 'response').then(
        async ([response]) => {
          response.resume()
          await once(response, 'end')
          return String(response.statusCode)
        },
        (error: unknown) => codeOf(error),
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (outcome !== '200') return
    }
  }
  const browsers = Array.from({ length: 40 }, (_, index) => ask(index % 2 === 0 && kept))
  return { outcomes, refused: Promise.all(browsers).finally(() => kept.destroy()) }
}

/** Which ends a program at once, without a signal that it could hear. */
const IS_WINDOWS = process.platform === 'win32'

describe('the server as a program', { timeout: SLOW }, () => {
  test('prints its address and the demo sign-in', async () => {
    const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
    await server.says(/ada@example\.org and demo-student/)
    await server.says(/grace@example\.org, same password, is deactivated/)
    await signIn(server.origin)
  })

  test('says how to put students in where there is no demo', async () => {
    const env = { PORTAL_DATA: await temporaryFolder(), PORTAL_DEMO: 'off' }
    const server = await startProgram(env)
    await server.says(/There are no students yet: npm run school -- import students FILE/)
    expect(server.output()).not.toContain('demo school')
  })

  test('has everything it acknowledged when it was killed in the middle of its work', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const first = await startProgram({ PORTAL_DATA })
    const cookie = await signIn(first.origin)
    const acknowledged: string[] = []
    const enough = Promise.withResolvers<void>()
    const sending = (async () => {
      for (let i = 0; ; i += 1) {
        const link = `https://example.org/${i}`
        const answer = await fetch(`${first.origin}/backend/submit_task.php`, {
          method: 'POST',
          headers: { cookie },
          body: form(link),
        })
        if (answer.ok) acknowledged.push(link)
        if (acknowledged.length === 10) enough.resolve()
      }
    })()
    await enough.promise
    first.kill('SIGKILL')
    await expect(sending).rejects.toThrow('fetch failed')
    await first.ended

    const second = await startServer(readConfig({ PORT: '0', PORTAL_DATA }), { log: collectLog() })
    const session = await fetch(`${second.origin}/backend/auth.php`, { headers: { cookie } })
    expect(session.status).toBe(200)
    await second.close()
    const db = await openDatabase(join(PORTAL_DATA, 'school.sqlite'))
    onTestFinished(() => db.destroy())
    const rows = await db.selectFrom('submissions').select('document_link').execute()
    const stored = new Set(rows.map(({ document_link: link }) => link))
    expect(acknowledged.filter((link) => !stored.has(link))).toEqual([])
  })

  test.skipIf(process.platform !== 'linux')(
    'answers every one of a thousand who came while it could not listen',
    async () => {
      const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
      server.kill('SIGSTOP')
      const asking = Array.from({ length: 1000 }, () =>
        request(`${server.origin}/readyz`, { agent: false }).end(),
      )
      const answers = asking.map((sent) => once(sent, 'response'))
      await Promise.all(
        asking.map(async (sent) => once((await once(sent, 'socket'))[0], 'connect')),
      )
      server.kill('SIGCONT')
      const statuses = (await Promise.all(answers)).map(([response]) => {
        response.resume()
        return response.statusCode
      })
      expect(new Set(statuses)).toEqual(new Set([200]))
    },
  )

  test.skipIf(IS_WINDOWS)(
    'finishes a request in flight after SIGTERM, then ends with 0',
    async () => {
      const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
      const submission = await beginSubmission(server.origin)
      server.kill('SIGTERM')
      await expect
        .poll(() => fetch(server.origin).catch(() => 'refused'), { timeout: SLOW })
        .toBe('refused')
      expect(await submission.finish()).toBe(200)
      expect(await server.ended).toBe(0)
    },
  )

  test.skipIf(IS_WINDOWS)(
    'answers after SIGTERM under load whatever reaches it, or refuses the connection',
    async () => {
      const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
      const load = startLoad(`${server.origin}/backend/auth.php`)
      await expect.poll(() => load.outcomes.get('200') ?? 0, { timeout: SLOW }).toBeGreaterThan(500)
      server.kill('SIGTERM')
      await load.refused
      expect([...load.outcomes.keys()].toSorted()).toEqual(['200', 'ECONNREFUSED'])
      expect(await server.ended).toBe(0)
    },
  )

  test.skipIf(IS_WINDOWS)('ends within 5 seconds of SIGTERM, whoever still sends', async () => {
    const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
    const submissions = await beginSubmissions(server.origin, 200)
    const started = performance.now()
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(performance.now() - started).toBeLessThan(5 * SECOND_MS)
    submissions.abandon()
  })

  test.skipIf(IS_WINDOWS)(
    'ends when npm is told to end, whose shell keeps the signal to itself',
    async () => {
      const PORTAL_DATA = await temporaryFolder()
      const shell = runCommand(
        'sh',
        ['-c', `"${process.execPath}" tests/support/server-alone.ts; exit $?`],
        {
          PORTAL_DATA,
          PORT: '0',
          npm_lifecycle_event: 'start',
        },
      )
      const [, origin = ''] = await shell.says(/The student portal is at (http:\S+)/)
      const submission = await beginSubmission(origin)
      shell.kill('SIGTERM')
      await expect
        .poll(() => fetch(origin).catch(() => 'refused'), { timeout: SLOW })
        .toBe('refused')
      expect(await submission.finish()).toBe(200)
      await shell.ended
    },
  )

  test('shares a new data folder with a second one that starts at the same time', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const servers = await Promise.all([
      startProgram({ PORTAL_DATA }),
      startProgram({ PORTAL_DATA }),
    ])
    const cookies = await Promise.all(servers.map(({ origin }) => signIn(origin)))
    expect(cookies).toHaveLength(2)
  })

  test('that cannot start says why in one line and ends with 1', async () => {
    const program = run('src/server/main.ts', [], { PORT: '0', PORTAL_DATA: '/dev/null/data' })
    expect(await program.ended).toBe(1)
    expect(program.output()).toMatch(/^The data folder .* cannot be used .*\n$/)
  })
})
