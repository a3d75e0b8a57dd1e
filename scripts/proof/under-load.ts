import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '../../src/server/clock.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Figure } from '../system/figures.ts'
import { counted, loginOf, send, submissionOf, type Answer, type Call } from './calls.ts'
import type { School } from './school.ts'

const CLIENTS = 8
/** Below the 30 that a student can send within an hour. */
const SENT_BY_EACH = 15
/** Each client goes on as the next student before the limit: so many between two disturbances. */
const STUDENTS = 3
const WAIT_MS = 20
/** So many are handed in before each disturbance and after it. */
const WORK = 5 * CLIENTS
/** How long the clients work on before a disturbance: at most so long, and each time otherwise. */
const LONGEST_WORK_MS = 400
/** What is not answered by then never is. */
const PATIENCE_MS = 60 * SECOND_MS

/** How many students have to be enrolled: those of all clients, and one who only asks. */
export function studentsFor(disturbances: number): number {
  return CLIENTS * STUDENTS * (disturbances + 1) + 1
}

type Load = {
  /** The links that the server has said to have. */
  readonly acknowledged: readonly string[]
  /** How many calls it refused (4xx), though nobody has earned that. */
  readonly refused: number
  readonly disturbances: number
  /** After how many of these it acknowledged submissions again. */
  readonly wentOn: number
  /** From each disturbance until the next call is answered, in ms. */
  readonly downMs: readonly number[]
}

/** Disturbs a server again and again while eight clients hand in, and repeat what got no answer. */
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

  const handIn = async (first: number) => {
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

  /** Whether the clients get on. */
  const work = async () => {
    const enough = acknowledged.length + WORK
    const latest = performance.now() + PATIENCE_MS
    while (acknowledged.length < enough && performance.now() < latest) await pause(WAIT_MS)
    return acknowledged.length >= enough
  }

  const asking = studentsFor(disturbances.length) - 1
  const cookie = await signIn(asking, AbortSignal.timeout(PATIENCE_MS))
  // It reads from the database, which a session alone is let to.
  const question = { path: 'get_links.php', student: asking, cookie }
  const sending = counted(CLIENTS).map((client) =>
    handIn(client * STUDENTS * (disturbances.length + 1)),
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

/** Repeats a call until it is answered with something else than 'later'. @returns null when the signal comes first */
async function untilAnswered(
  school: School,
  call: Call,
  signal: AbortSignal,
): Promise<Answer | null> {
  while (!signal.aborted) {
    const answer = await send(school.origin, call, signal).catch(() => null) // killed, or not there yet
    if (answer !== null && answer.status < 500) return answer
    await pause(WAIT_MS)
  }
  return null
}

/**
 * What has to hold of it.
 * @param place what openDatabase takes
 * @param mostDownMs how long nobody may be served
 */
export async function figuresOf(
  what: string,
  { acknowledged, refused, disturbances, wentOn, downMs }: Load,
  place: string,
  mostDownMs: number,
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
    { what: `${what}: times that it went on`, found: wentOn, least: disturbances },
    { what: `${what}: serves again, p95`, found: p95(downMs), unit: 'ms', most: mostDownMs },
  ]
}

function p95(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.ceil(inOrder.length * 0.95) - 1] ?? Infinity
}
