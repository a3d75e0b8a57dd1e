import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '../../src/server/clock.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Figure } from '../figures.ts'
import { counted, emailOf, homeOf, rightLogin, submissionOf } from './attacks/people.ts'
import { cookiesOf, openClient, type Answer, type Call, type Client } from './client.ts'
import type { School } from './school.ts'

const CLIENTS = 8
/** Below the 30 that a student can send within an hour. */
const SENT_BY_EACH = 15
/** Of each client, which goes on as the next one before the limit: so many between two disturbances, and more than it comes to. */
const STUDENTS = 3
const WAIT_MS = 20
/** So many are handed in before each disturbance and after it: most are sent afterwards, as a client sends one at a time. */
const WORK = 5 * CLIENTS
/** How long the clients work on before a disturbance: at most so long, and each time otherwise. */
const LONGEST_WORK_MS = 400
/** What is not answered by then never is. */
const PATIENCE_MS = 60 * SECOND_MS

/** Those as whom the clients sign in. */
export function emailsFor(disturbances: number): string[] {
  return counted(askingOf(disturbances) + 1).map(emailOf)
}

/** How many students each client is, one after the other. */
function studentsOf(disturbances: number): number {
  return STUDENTS * (disturbances + 1)
}

/** Hands in nothing and only asks: the last student of all. */
function askingOf(disturbances: number): number {
  return CLIENTS * studentsOf(disturbances)
}

export type Load = {
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
  const onRefused = () => (refused += 1)
  const question = await questionTo(school, askingOf(disturbances.length))
  const students = studentsOf(disturbances.length)
  const stop = new AbortController()
  const sending = counted(CLIENTS).map((number) =>
    handIn(school, number * students, stop.signal, (link) => acknowledged.push(link), onRefused),
  )
  const work = async () => {
    const enough = acknowledged.length + WORK
    const began = performance.now()
    while (acknowledged.length < enough && performance.now() - began < PATIENCE_MS) {
      await pause(WAIT_MS)
    }
    return acknowledged.length >= enough
  }
  await work()
  for (const disturb of disturbances) {
    await pause(Math.random() * LONGEST_WORK_MS)
    const began = performance.now()
    await disturb()
    const answer = await untilAnswered(school, question, AbortSignal.timeout(PATIENCE_MS))
    if (answer !== null && answer.status !== 200) onRefused()
    downMs.push(answer === null ? Infinity : performance.now() - began)
    if (!(await work())) break
    wentOn += 1
  }
  stop.abort()
  await Promise.all(sending)
  return { acknowledged, refused, disturbances: disturbances.length, wentOn, downMs }
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
  mostDownMs = Infinity,
): Promise<Figure[]> {
  const stored = await storedLinks(place)
  const lost = acknowledged.filter((link) => !stored.has(link)).length
  const doubled = [...stored.values()].filter((times) => times > 1).length
  return [
    {
      what: `${what}: acknowledged`,
      found: acknowledged.length,
      least: (disturbances + 1) * WORK,
    },
    { what: `${what}: of these lost`, found: lost, most: 0 },
    { what: `${what}: stored twice`, found: doubled, most: 0 },
    { what: `${what}: refused`, found: refused, most: 0 },
    { what: `${what}: times that it went on`, found: wentOn, least: disturbances },
    { what: `${what}: serves again, p95`, found: p95(downMs), unit: 'ms', most: mostDownMs },
  ]
}

/** @param first of the students as whom it hands in */
async function handIn(
  school: School,
  first: number,
  signal: AbortSignal,
  onAcknowledged: (link: string) => void,
  onRefused: () => void,
): Promise<void> {
  for (let sent = 0; !signal.aborted;) {
    const student = first + Math.floor(sent / SENT_BY_EACH)
    const cookie = await cookieOf(school, student, signal)
    for (let count = 0; count < SENT_BY_EACH && !signal.aborted; count += 1, sent += 1) {
      const link = `https://example.org/${first}/${sent}`
      const answer = await post(school, submissionOf(student, cookie, link), signal)
      if (answer?.status === 200) onAcknowledged(link)
      else if (answer !== null) onRefused()
    }
  }
}

/** Reads from the database, which a session alone is let to. */
async function questionTo(school: School, asking: number): Promise<Ask> {
  const cookie = await cookieOf(school, asking, AbortSignal.timeout(PATIENCE_MS))
  const call = { path: '/backend/get_links.php', cookie, address: homeOf(asking) }
  return (client, signal) => client.get({ ...call, signal })
}

/** What the answer to a right password sets; that is nothing where it is a refusal. */
async function cookieOf(school: School, student: number, signal: AbortSignal): Promise<string> {
  const answer = await post(school, rightLogin(student, { address: homeOf(student) }), signal)
  return answer === null ? '' : cookiesOf(answer)
}

function post(school: School, call: Call, signal: AbortSignal): Promise<Answer | null> {
  return untilAnswered(school, (client) => client.post({ ...call, signal }), signal)
}

type Ask = (client: Client, signal: AbortSignal) => Promise<Answer>

/** Repeats a call until it is answered with something else than 'later'. @returns null when the signal comes first */
async function untilAnswered(
  school: School,
  ask: Ask,
  signal: AbortSignal,
): Promise<Answer | null> {
  while (!signal.aborted) {
    const client = openClient(school.origin)
    const answer = await ask(client, signal).catch(() => null) // killed, or not there yet
    client.close()
    if (answer !== null && answer.status < 500) return answer
    await pause(WAIT_MS)
  }
  return null
}

/** How often each link is stored. */
async function storedLinks(place: string): Promise<ReadonlyMap<string, number>> {
  const db = await openDatabase(place)
  const rows = await db.selectFrom('submissions').select('document_link').execute()
  const links = rows.map(({ document_link: link }) => link)
  await db.destroy()
  const times = new Map<string, number>()
  for (const link of links) times.set(link, (times.get(link) ?? 0) + 1)
  return times
}

function p95(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.ceil(inOrder.length * 0.95) - 1] ?? Infinity
}
