import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '../../src/server/clock.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Figure } from '../../scripts/system/figures.ts'
import { counted, loginOf, send, submissionOf, type Answer, type Call } from './calls.ts'
import type { School } from './school-process.ts'

const CLIENTS = 8
/** Less than the 30 submissions that a student may send per hour. */
const SENT_BY_EACH = 15
/**
 * Each client switches to the next student before the limit: this many students between two
 * disturbances.
 */
const STUDENTS = 3
const WAIT_MS = 20
/** Submissions before and after each disturbance. */
const WORK = 5 * CLIENTS
/** The longest random delay before a disturbance. */
const LONGEST_WORK_MS = 400
/** After this time a call counts as never answered. */
const PATIENCE_MS = 60 * SECOND_MS

/** The number of students to enrol: those of all clients, and one who only checks. */
export function studentsFor(disturbances: number): number {
  return CLIENTS * STUDENTS * (disturbances + 1) + 1
}

type Load = {
  /** The document links of all acknowledged submissions. */
  readonly acknowledged: readonly string[]
  /** The number of refused calls (4xx); none should be. */
  readonly refused: number
  readonly disturbances: number
  /** The number of disturbances after which it acknowledged submissions again. */
  readonly wentOn: number
  /** The time from each disturbance to the next answer, in ms. */
  readonly downMs: readonly number[]
}

/** Disturbs a server repeatedly while eight clients submit, and retry what got no answer. */
export async function underLoad(
  school: School,
  disturbances: readonly (() => Promise<void>)[],
): Promise<Load> {
  const acknowledged: string[] = []
  const downMs: number[] = []
  let refused = 0
  let wentOn = 0
  const stop = new AbortController()

  const ask = async (call: Call, signal: AbortSignal) => {
    const answer = await untilAnswered(school, call, signal)
    if (answer !== null && answer.status !== 200) refused += 1
    return answer?.status === 200 ? answer : null
  }
  const signIn = async (student: number, signal: AbortSignal) =>
    (await ask(loginOf(student), signal))?.cookie ?? ''

  const submitAs = async (first: number) => {
    for (let sent = 0; !stop.signal.aborted;) {
      const student = first + sent / SENT_BY_EACH
      const cookie = await signIn(student, stop.signal)
      for (let count = 0; count < SENT_BY_EACH && !stop.signal.aborted; count += 1, sent += 1) {
        const link = `https://example.org/${first}/${sent}`
        const answer = await ask(submissionOf(student, cookie, link), stop.signal)
        if (answer !== null) acknowledged.push(link)
      }
    }
  }

  /** Whether the clients make progress. */
  const work = async () => {
    const enough = acknowledged.length + WORK
    const latest = performance.now() + PATIENCE_MS
    while (acknowledged.length < enough && performance.now() < latest) await pause(WAIT_MS)
    return acknowledged.length >= enough
  }

  const asking = studentsFor(disturbances.length) - 1
  const cookie = await signIn(asking, AbortSignal.timeout(PATIENCE_MS))
  // A call that needs a session, and so reads the database.
  const question = { path: 'get_links.php', student: asking, cookie }
  const sending = counted(CLIENTS).map((client) =>
    submitAs(client * STUDENTS * (disturbances.length + 1)),
  )
  await work()
  for (const disturb of disturbances) {
    await pause(Math.random() * LONGEST_WORK_MS)
    const began = performance.now()
    await disturb()
    const answer = await ask(question, AbortSignal.timeout(PATIENCE_MS))
    downMs.push(answer === null ? Infinity : performance.now() - began)
    if (!(await work())) break
    wentOn += 1
  }
  stop.abort()
  await Promise.all(sending)
  return { acknowledged, refused, disturbances: disturbances.length, wentOn, downMs }
}

/**
 * Retries a call until the answer is not 'try later'.
 * @returns null if aborted
 */
async function untilAnswered(
  school: School,
  call: Call,
  signal: AbortSignal,
): Promise<Answer | null> {
  while (!signal.aborted) {
    const answer = await send(school.origin, call, signal).catch(() => null) // killed, or not started yet
    if (answer !== null && answer.status < 500) return answer
    await pause(WAIT_MS)
  }
  return null
}

/**
 * The figures and their bounds.
 * @param place the argument of openDatabase
 */
export async function figuresOf(
  what: string,
  { acknowledged, refused, disturbances, wentOn, downMs }: Load,
  place: string,
): Promise<Figure[]> {
  const db = await openDatabase(place)
  const rows = await db.selectFrom('submissions').select('document_link').execute()
  await db.destroy()
  const times = Map.groupBy(rows, ({ document_link: link }) => link)
  const lost = acknowledged.filter((link) => !times.has(link)).length
  const doubled = [...times.values()].filter((same) => same.length > 1).length
  const least = (disturbances + 1) * WORK
  return [
    { what: `${what}: acknowledged`, found: acknowledged.length, least },
    { what: `${what}: of these lost`, found: lost, most: 0 },
    { what: `${what}: stored twice`, found: doubled, most: 0 },
    { what: `${what}: refused`, found: refused, most: 0 },
    { what: `${what}: recovered`, found: wentOn, least: disturbances },
    // Without a bound: it depends on the machine, and on what else runs there.
    { what: `${what}: serves again, p95`, found: p95(downMs), unit: 'ms' },
  ]
}

function p95(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.ceil(inOrder.length * 0.95) - 1] ?? Infinity
}
