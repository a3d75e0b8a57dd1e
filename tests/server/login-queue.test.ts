import { describe, expect, test } from 'vitest'
import { createPasswords, type Passwords } from '../../src/server/security/password.ts'
import { school } from './school.ts'

const CHEAP = { memory: 16, passes: 1, parallelism: 1 }

/** A school with one place for hashing, which is taken until `free`. */
async function busySchool({ longestWaitMs = 20_000 } = {}) {
  const queue = createPasswords(CHEAP, { places: 1, longestWaitMs })
  const arrivals: AbortSignal[] = []
  const passwords: Passwords = {
    ...queue,
    inTurn(signal, work, line) {
      if (signal !== undefined) arrivals.push(signal)
      return queue.inTurn(signal, work, line)
    },
  }
  const open = await school({ passwords })
  const { promise, resolve: free } = Promise.withResolvers<void>()
  const held = queue.inTurn(undefined, () => promise)
  return { ...open, arrivals, free, held }
}

const LOGIN = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'ada@example.org', password: 'wrong' }),
}

describe('login.php while others are hashed', () => {
  test('leaves the queue with its browser: nothing is hashed, counted or logged', async () => {
    const { listen, arrivals, free, held, db, problems } = await busySchool()
    const { origin } = await listen()
    const gone = new AbortController()
    const answers = Promise.allSettled(
      Array.from({ length: 20 }, () =>
        fetch(`${origin}/backend/login.php`, { ...LOGIN, signal: gone.signal }),
      ),
    )
    await expect.poll(() => arrivals.length).toBe(20)
    gone.abort()
    await answers
    await expect.poll(() => arrivals.every(({ aborted }) => aborted)).toBe(true)
    free()
    await held
    // The next in the queue would have had its turn before this one.
    expect((await fetch(`${origin}/backend/login.php`, LOGIN)).status).toBe(401)
    const counts = await db.selectFrom('attempts').select('count').execute()
    expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1]))
    expect(problems).toEqual([])
  })

  test('is refused kindly and at once when the queue is full', async () => {
    const { browser, free, held, problems } = await busySchool({ longestWaitMs: 0 })
    const answer = await browser().signIn('ada@example.org', 'demo-student')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(await answer.json()).toEqual({
      status: 'error',
      message: 'The school is busy just now. Please try again in a moment.',
    })
    free()
    await held
    expect((await browser().signIn('ada@example.org', 'demo-student')).status).toBe(200)
    expect(problems).toEqual([])
  })

  test('does not let in whoever has the old password of an account that got a new one', async () => {
    const { browser, arrivals, free, db } = await busySchool()
    const late = browser().signIn('ada@example.org', 'demo-student')
    await expect.poll(() => arrivals.length).toBe(1)
    const password_hash = await createPasswords(CHEAP).hash('a-new-password')
    await db.updateTable('students').set({ password_hash }).execute()
    free()
    expect((await late).status).toBe(401)
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})

describe('the database', () => {
  test('is written to alike for a wrong password of an account and of no account', async () => {
    const { browser, db } = await school({
      students: [{}, { email: 'new@example.org', password: null }],
    })
    const written: unknown[] = []
    const rows = async () => {
      const attempts = await db.selectFrom('attempts').select('count').execute()
      const sessions = await db.selectFrom('sessions').selectAll().execute()
      const devices = await db.selectFrom('devices').selectAll().execute()
      return { attempts: attempts.map(({ count }) => count), sessions, devices }
    }
    for (const [index, email] of ['ada', 'new', 'nobody'].entries()) {
      await browser({ client: `192.0.2.${index}` }).signIn(`${email}@example.org`, 'wrong')
      written.push(await rows())
      await db.deleteFrom('attempts').execute()
    }
    expect(written[0]).toEqual({ attempts: [1, 1, 1], sessions: [], devices: [] })
    expect(written).toEqual([written[0], written[0], written[0]])
  })
})
