import { describe, expect, test } from 'vitest'
import { createPasswords, type Passwords } from '../../src/server/security/password.ts'
import { signInAt } from './over-http.ts'
import { PASSWORD } from '../support/server.ts'
import { ADA, GRACE, read, refused, school } from './school.ts'

const CHEAP = { memory: 16, passes: 1, parallelism: 1 }

/** A school that hashes one password at a time, and is busy until `free`. The browser `known` knows Ada. */
async function busySchool(longestWaitMs = 20_000) {
  const open = () => createPasswords(CHEAP, { concurrency: 1, longestWaitMs })
  let queue = open()
  const arrivals: AbortSignal[] = []
  const passwords: Passwords = {
    ...queue,
    enqueue(signal, work, from) {
      if (signal !== undefined) arrivals.push(signal)
      return queue.enqueue(signal, work, from)
    },
  }
  const opened = await school({ passwords })
  const known = opened.browser({ client: '2001:db8:7::1' })
  await known.signIn(ADA, PASSWORD)
  arrivals.length = 0
  // A new one has measured no hash, so it knows how many may wait.
  queue = open()
  const { promise, resolve: free } = Promise.withResolvers<void>()
  const held = queue.enqueue(undefined, () => promise)
  return { ...opened, known, arrivals, free, held }
}

describe('login.php behind a busy queue', () => {
  test('leaves the queue when its browser goes away: nothing is hashed, counted or logged', async () => {
    const { listen, arrivals, free, held, db, problems } = await busySchool()
    const { origin } = await listen()
    const gone = new AbortController()
    const login = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const body = JSON.stringify({ email: ADA, password: 'wrong' })
    const answers = Array.from({ length: 20 }, () =>
      fetch(`${origin}/backend/login.php`, { ...login, body, signal: gone.signal }),
    )
    await expect.poll(() => arrivals.length).toBe(20)
    gone.abort()
    await Promise.allSettled(answers)
    await expect.poll(() => arrivals.every(({ aborted }) => aborted)).toBe(true)
    free()
    await held
    // Requests that waited would be served before this one.
    expect((await signInAt(origin, { password: 'wrong' })).status).toBe(401)
    const counts = await db.selectFrom('attempts').select('count').execute()
    expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1]))
    expect(problems).toEqual([])
  })

  test('answers 503 at once when the queue is full', async () => {
    const { signIn, free, held, problems } = await busySchool(0)
    const answer = await signIn()
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(await read(answer)).toEqual(
      refused(503, 'The school is busy just now. Please try again in a moment.'),
    )
    free()
    await held
    expect((await signIn()).status).toBe(200)
    expect(problems).toEqual([])
  })

  test.each([
    ['a student in another network', false],
    ['a browser that knows its account, in the same network', true],
  ])('serves %s in a flood, however many networks it comes from', async (_, isKnown) => {
    const { browser, known, arrivals, free } = await busySchool(500)
    const student = isKnown ? known : browser({ client: '203.0.113.9' })
    const guesses = Array.from({ length: 100 }, (__, guess) =>
      browser({ client: `2001:db8:${guess.toString(16)}::1` }).signIn(ADA, 'wrong'),
    )
    await expect.poll(() => arrivals.length).toBe(100)
    const answer = student.signIn(ADA, PASSWORD)
    await expect.poll(() => arrivals.length).toBe(101)
    free()
    expect((await answer).status).toBe(200)
    const statuses = await Promise.all(guesses.map(async (guess) => (await guess).status))
    expect(statuses).toContain(503)
  })

  test('answers 401 to a password that was changed while it waited', async () => {
    const { signIn, arrivals, free, db } = await busySchool()
    const late = signIn()
    await expect.poll(() => arrivals.length).toBe(1)
    const password_hash = await createPasswords(CHEAP).hash('a-new-password')
    await db.updateTable('students').set({ password_hash }).execute()
    free()
    const { status, headers } = await late
    expect(status).toBe(401)
    expect(headers.get('set-cookie')).not.toContain('portal_session')
  })
})

/** The rows that a wrong password writes. */
const written = async (email: string) => {
  const { signIn, db } = await school({ students: [{}, { email: GRACE, password: null }] })
  await signIn(email, 'wrong')
  return {
    attempts: await db.selectFrom('attempts').select('count').execute(),
    sessions: await db.selectFrom('sessions').selectAll().execute(),
    devices: await db.selectFrom('devices').selectAll().execute(),
  }
}

test('a wrong password writes the same rows for known and unknown addresses', async () => {
  const known = await written(ADA)
  expect(known.attempts).toHaveLength(4)
  expect([await written(GRACE), await written('nobody@example.org')]).toEqual([known, known])
})
