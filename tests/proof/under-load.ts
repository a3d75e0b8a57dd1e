import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { cookiesOf } from '../server/over-http.ts'
import { FORM } from '../server/school.ts'
import { cameFrom, signInAs, type School } from './school-process.ts'

const CLIENTS = 8
/** Less than the 30 submissions that a student may send per hour. */
const SENT_BY_EACH = 15
/** Each client switches to the next student before the limit: this many students between two disturbances. */
const STUDENTS = 3
const WAIT_MS = 20
/** Submissions before and after each disturbance. */
const WORK = 5 * CLIENTS
/** The longest random delay before a disturbance. */
const LONGEST_WORK_MS = 400
/** After this time a call counts as never answered. */
const PATIENCE_MS = 60_000

const studentsOfEach = (disturbances: number) => STUDENTS * (disturbances + 1)

/** The number of students to enrol. */
export const studentsFor = (disturbances: number) => CLIENTS * studentsOfEach(disturbances)

/**
 * Disturbs a server repeatedly while eight clients submit, and retry what got no answer. It refuses no call, and
 * acknowledges submissions again after each disturbance.
 * @returns the document links of all acknowledged submissions
 */
export async function underLoad(school: School, disturbances: readonly (() => Promise<void>)[]) {
  const acknowledged: string[] = []
  const stop = new AbortController()

  /** Repeats a call until the answer is not 'try later'. @returns null when the work is over */
  const untilAnswered = async (call: (origin: string) => Promise<Response>) => {
    while (!stop.signal.aborted) {
      const answer = await wholeAnswer(call(school.origin)).catch(() => null) // killed, or not started yet
      if (answer !== null && answer.status < 500) {
        expect(answer.status).toBe(200)
        return answer
      }
      await pause(WAIT_MS)
    }
    return null
  }

  const submitAs = async (first: number) => {
    for (let sent = 0; !stop.signal.aborted;) {
      const student = first + sent / SENT_BY_EACH
      const session = await untilAnswered((origin) => signInAs(origin, student))
      const headers = { ...cameFrom(student), cookie: session === null ? '' : cookiesOf(session) }
      for (let count = 0; count < SENT_BY_EACH && !stop.signal.aborted; count += 1, sent += 1) {
        const document_link = `https://example.org/${first}/${sent}`
        const body = new URLSearchParams({ ...FORM, document_link })
        const submission = { method: 'POST', headers, body }
        const answer = await untilAnswered((origin) =>
          fetch(`${origin}/backend/submit_task.php`, submission),
        )
        if (answer !== null) acknowledged.push(document_link)
      }
    }
  }

  const progress = () => {
    const enough = acknowledged.length + WORK
    const options = { timeout: PATIENCE_MS, interval: WAIT_MS }
    return expect.poll(() => acknowledged.length, options).toBeGreaterThanOrEqual(enough)
  }
  const disturbAll = async () => {
    await progress()
    for (const disturb of disturbances) {
      await pause(Math.random() * LONGEST_WORK_MS)
      await disturb()
      await progress()
    }
    stop.abort()
  }
  const clients = Array.from({ length: CLIENTS }, (_, client) =>
    submitAs(client * studentsOfEach(disturbances.length)),
  )
  try {
    await Promise.all([disturbAll(), ...clients])
  } finally {
    stop.abort()
  }
  return acknowledged
}

async function wholeAnswer(answering: Promise<Response>): Promise<Response> {
  const answer = await answering
  await answer.arrayBuffer()
  return answer
}
