import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../src/server/clock.ts'
import { loadDemoSchool } from '../../src/server/demo/demo-school.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { listSubmissions } from '../../src/server/store/tasks.ts'
import { run, runCommand, startProgram, temporaryFolder } from './program.ts'
import { upstream } from './upstream.ts'

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
async function beginSubmission(origin: string) {
  const body = form('https://example.org/in-flight').toString()
  const sending = request(`${origin}/backend/submit_task.php`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      cookie: await signIn(origin),
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
  }
}

describe('the server', { timeout: SLOW }, () => {
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
    expect(server.output()).not.toContain('demo')
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

    const second = await startProgram({ PORTAL_DATA })
    const session = await fetch(`${second.origin}/backend/auth.php`, { headers: { cookie } })
    expect(session.status).toBe(200)
    second.kill('SIGTERM')
    await second.ended
    const db = await openDatabase(join(PORTAL_DATA, 'school.sqlite'))
    onTestFinished(() => db.destroy())
    const stored = new Set((await listSubmissions(db)).map(({ documentLink }) => documentLink))
    expect(acknowledged.filter((link) => !stored.has(link))).toEqual([])
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes a request in flight after %s, then ends with 0',
    async (signal) => {
      const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
      const submission = await beginSubmission(server.origin)
      server.kill(signal)
      await expect
        .poll(() => fetch(server.origin).catch(() => 'refused'), { timeout: SLOW })
        .toBe('refused')
      expect(await submission.finish()).toBe(200)
      expect(await server.ended).toBe(0)
    },
  )

  test('takes a signal that npm hands on again for one and the same', async () => {
    const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
    const submission = await beginSubmission(server.origin)
    server.kill('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 50))
    server.kill('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await submission.finish()).toBe(200)
    expect(await server.ended).toBe(0)
  })

  test('ends at once at a second Ctrl-C', async () => {
    const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
    const submission = await beginSubmission(server.origin)
    server.kill('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    server.kill('SIGINT')
    expect(await server.ended).toBe(1)
    await expect(submission.finish()).rejects.toThrow()
  })

  test('ends when npm is told to end, whose shell keeps the signal to itself', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const shell = runCommand('sh', ['-c', `"${process.execPath}" src/server/main.ts; exit $?`], {
      PORTAL_DATA,
      PORT: '0',
      npm_lifecycle_event: 'start',
    })
    const [, origin = ''] = await shell.says(/The student portal is at (http:\S+)/)
    const submission = await beginSubmission(origin)
    shell.kill('SIGTERM')
    await expect.poll(() => fetch(origin).catch(() => 'refused'), { timeout: SLOW }).toBe('refused')
    expect(await submission.finish()).toBe(200)
    await shell.ended
  })

  test('does not wait for connections that are kept alive for nothing', async () => {
    const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
    const agent = new Agent({ keepAlive: true })
    const asking = request(`${server.origin}/backend/auth.php`, { agent }).end()
    const [response] = await once(asking, 'response')
    response.resume()
    await once(response, 'end')
    const start = performance.now()
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    // Node would keep the connection for five seconds.
    expect(performance.now() - start).toBeLessThan(4000)
    agent.destroy()
  })

  test('sends the mails that are still to be sent before it ends', async () => {
    const server = await startProgram({ PORTAL_DATA: await temporaryFolder() })
    await fetch(`${server.origin}/backend/request_password_reset.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"ada@example.org"}',
    })
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toMatch(/Mail to ada@example\.org: .*outbox.*\.eml/)
  })

  test('shares a new data folder with a second one that starts at the same time', async () => {
    const PORTAL_DATA = await temporaryFolder()
    const servers = await Promise.all([
      startProgram({ PORTAL_DATA }),
      startProgram({ PORTAL_DATA }),
    ])
    const cookies = await Promise.all(servers.map(({ origin }) => signIn(origin)))
    expect(cookies).toHaveLength(2)
  })

  test('hands the calls on to PORTAL_BACKEND and opens no database of its own', async () => {
    const { origin } = await upstream((response) => response.end('{"status":"from elsewhere"}'))
    const folder = join(await temporaryFolder(), 'none')
    const server = await startProgram({ PORTAL_DATA: folder, PORTAL_BACKEND: origin })
    const answer = await fetch(`${server.origin}/backend/auth.php`)
    expect(await answer.json()).toEqual({ status: 'from elsewhere' })
    await expect(openDatabase(join(folder, 'school.sqlite'))).rejects.toThrow()
  })
})

/** What a server that cannot start says: one line, exit code 1. */
async function refusal(env: Record<string, string>): Promise<string> {
  const program = run('src/server/main.ts', [], { PORT: '0', ...env })
  expect(await program.ended).toBe(1)
  expect(program.output()).not.toMatch(/^\s+at /m)
  return program.output().trim()
}

describe('the server does not start', { timeout: SLOW }, () => {
  test('when the environment is wrong, and names all of it', async () => {
    expect(await refusal({ PORT: 'x', HOST: 'a b' })).toMatch(/PORT must be[^]*HOST must be/)
  })

  test('when the port is taken, and offers another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const said = await refusal({ PORTAL_DATA: await temporaryFolder(), PORT: String(port) })
    expect(said).toBe(
      `Port ${port} is in use already. Choose another one, for instance with PORT=${port + 1}.`,
    )
  })

  test('when the host is not this computer', async () => {
    const said = await refusal({ PORTAL_DATA: await temporaryFolder(), HOST: '203.0.113.1' })
    expect(said).toBe(
      '203.0.113.1 is not an address of this computer. Choose another one with HOST.',
    )
  })

  test('when the data folder cannot be made', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    const said = await refusal({ PORTAL_DATA: join(file, 'data') })
    expect(said).toMatch(
      /^The data folder \S+ cannot be used \(.*\)\. Choose one .* PORTAL_DATA\.$/,
    )
  })

  test('when the database is no database, and leaves it as it is', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'school.sqlite'), 'a letter to my aunt'.repeat(100))
    expect(await refusal({ PORTAL_DATA: folder })).toMatch(/^The data folder .*not a database/)
  })

  test('when the database is from a newer version', async () => {
    const folder = await temporaryFolder()
    const db = await openDatabase(join(folder, 'school.sqlite'))
    await db.schema.createTable('x').addColumn('y', 'text').execute()
    await db
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-later', timestamp: '2030' })
      .execute()
    await db.destroy()
    expect(await refusal({ PORTAL_DATA: folder })).toMatch(/^The data folder .*9999-later/)
  })

  test.each([
    ['in production', { NODE_ENV: 'production' }],
    ['with PORTAL_DEMO=off', { PORTAL_DEMO: 'off' }],
  ])('%s on a data folder that holds the demo school, and says how to go on', async (_, env) => {
    const PORTAL_DATA = await temporaryFolder()
    const db = await openDatabase(join(PORTAL_DATA, 'school.sqlite'))
    await loadDemoSchool(db, systemClock)
    await db.destroy()
    expect(await refusal({ PORTAL_DATA, ...env })).toBe(
      `${PORTAL_DATA} holds the demo school, whose passwords everyone knows. ` +
        'Choose another folder with PORTAL_DATA, or delete this one.',
    )
  })
})
