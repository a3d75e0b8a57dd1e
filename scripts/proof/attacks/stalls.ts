import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { HOUR_MS, SECOND_MS, timeAfter } from '../../../src/server/clock.ts'
import { openClient, type Answer } from '../client.ts'
import type { Attack } from './attack.ts'
import { counted, emailOf, homeOf, signIn, submissionOf } from './people.ts'

const LOCKED_MS = 12 * SECOND_MS
const ASK_EVERY_MS = 20

export const lockedDatabase: Attack = {
  students: 2,
  async run({ origin, databaseFile }) {
    const client = openClient(origin, Infinity)
    const cookies = [await signIn(client, 0), await signIn(client, 1)]
    const db = new DatabaseSync(databaseFile, { timeout: SECOND_MS })
    // One of them has come back after a while: the server would like to write that down.
    const whileAgo = timeAfter(new Date(), -2 * HOUR_MS)
    db.exec(
      `update sessions set last_seen_at = '${whileAgo}'
       where student_id = (select id from students where email = '${emailOf(1)}')`,
    )
    // This program is another one than the server.
    db.exec('begin immediate')
    const submitting = client.post(
      submissionOf(0, cookies[0] ?? '', 'https://example.org/document'),
    )
    const asking: Promise<Answer>[] = []
    const until = performance.now() + LOCKED_MS
    while (performance.now() < until) {
      for (const [student, cookie] of cookies.entries()) {
        asking.push(client.get({ path: '/backend/auth.php', cookie, address: homeOf(student) }))
      }
      await pause(ASK_EVERY_MS)
    }
    db.exec('rollback')
    db.close()
    const answers = await Promise.all(asking)
    const submitted = await submitting
    client.close()
    const what = 'Another program locks the database for 12 s'
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    const failed = answers.filter(({ status }) => status !== 200).length
    return [
      { what: `${what}: slowest auth.php`, before: '12 s', found: slowest, unit: 'ms', most: 500 },
      { what: `${what}: auth.php failed`, before: '', found: failed, most: 0 },
      {
        what: `${what}: a submission is answered with an error (500)`,
        before: '1',
        found: submitted.status === 500 ? 1 : 0,
        most: 0,
      },
    ]
  },
}

export const slowBodies: Attack = {
  students: 1,
  async run({ origin, stop }) {
    const client = openClient(origin)
    const cookie = await signIn(client, 0)
    client.close()
    const agent = new Agent()
    await Promise.all(counted(200).map(() => beginBody(origin, cookie, agent)))
    const began = performance.now()
    await stop()
    const seconds = (performance.now() - began) / SECOND_MS
    agent.destroy()
    const what = '200 bodies that never end, and SIGTERM: the server has ended after'
    return [{ what, before: '30 s', found: seconds, unit: 's', most: 5 }]
  },
}

/** The server has begun to read it, and waits for the rest. */
async function beginBody(origin: string, cookie: string, agent: Agent): Promise<void> {
  const sending = request(`${origin}/backend/submit_task.php`, {
    method: 'POST',
    agent,
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': 100,
      // The server says when it has begun.
      expect: '100-continue',
    },
  })
  sending.flushHeaders()
  await once(sending, 'continue')
  // Of the server that breaks it off.
  sending.on('error', () => {})
  sending.write('full_name=')
}
