import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../src/server/db/open.ts'
import { listSubmissions } from '../../src/server/store/tasks.ts'
import type { Figure } from '../figures.ts'
import { counted, emailOf, homeOf, signIn, submissionOf } from './attacks/people.ts'
import { openClient, type Client } from './client.ts'
import type { School } from './school.ts'

const CLIENTS = 8
/** Below the 30 that a student can send within an hour. */
const SENT_BY_EACH = 15
/** Of each client, which goes on as the next one before the limit. */
const STUDENTS = 60
const WAIT_MS = 20
/** How long the clients work between two disturbances: at most so long, and each time otherwise. */
const LONGEST_WORK_MS = 400

/** Those as whom the clients sign in. */
export const EMAILS = counted(CLIENTS * STUDENTS).map(emailOf)

export type Load = {
  /** The links that the server has said to have. */
  readonly acknowledged: readonly string[]
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
  const stop = new AbortController()
  const sending = counted(CLIENTS).map((number) =>
    handIn(school, number, stop.signal, (link) => acknowledged.push(link)),
  )
  for (const disturb of disturbances) {
    const before = acknowledged.length
    while (acknowledged.length === before) await pause(WAIT_MS)
    await pause(Math.random() * LONGEST_WORK_MS)
    const began = performance.now()
    await disturb()
    await untilAnswered(school, (client) => client.get(QUESTION))
    downMs.push(performance.now() - began)
  }
  stop.abort()
  await Promise.all(sending)
  return { acknowledged, downMs }
}

/**
 * What has to hold of it.
 * @param place what openDatabase takes
 * @param mostDownMs how long nobody may be served
 */
export async function figuresOf(
  what: string,
  { acknowledged, downMs }: Load,
  place: string,
  mostDownMs = Infinity,
): Promise<Figure[]> {
  const stored = await storedLinks(place)
  const lost = acknowledged.filter((link) => !stored.has(link)).length
  const doubled = [...stored.values()].filter((times) => times > 1).length
  return [
    { what: `${what}: acknowledged`, found: acknowledged.length, least: downMs.length },
    { what: `${what}: of these lost`, found: lost, most: 0 },
    { what: `${what}: stored twice`, found: doubled, most: 0 },
    { what: `${what}: serves again, p95`, found: p95(downMs), unit: 'ms', most: mostDownMs },
  ]
}

async function handIn(
  school: School,
  number: number,
  signal: AbortSignal,
  onAcknowledged: (link: string) => void,
): Promise<void> {
  for (let sent = 0; !signal.aborted;) {
    const student = number * STUDENTS + Math.floor(sent / SENT_BY_EACH)
    const cookie = await cookieOf(school, student)
    for (let count = 0; count < SENT_BY_EACH && !signal.aborted; count += 1, sent += 1) {
      const link = `https://example.org/${number}/${sent}`
      const call = submissionOf(student, cookie, link)
      if (await untilAnswered(school, (client) => client.post(call), signal)) onAcknowledged(link)
    }
  }
}

const QUESTION = { path: '/backend/get_links.php', address: homeOf(0) }

/** Repeats a call until it is answered with something else than 'later'. @returns whether it was accepted */
async function untilAnswered(
  school: School,
  call: (client: Client) => Promise<{ readonly status: number }>,
  signal?: AbortSignal,
): Promise<boolean> {
  for (;;) {
    const client = openClient(school.origin)
    const status = await call(client).then(
      (answer) => answer.status,
      () => null, // the server was killed, or is not there yet
    )
    client.close()
    if (status === 200) return true
    // Signed out is an answer of the database, too.
    if (status !== null && status < 500) return false
    if (signal?.aborted === true) return false
    await pause(WAIT_MS)
  }
}

async function cookieOf(school: School, student: number): Promise<string> {
  for (;;) {
    const client = openClient(school.origin)
    try {
      return await signIn(client, student)
    } catch {
      await pause(WAIT_MS) // killed meanwhile
    } finally {
      client.close()
    }
  }
}

/** How often each link is stored. */
async function storedLinks(place: string): Promise<ReadonlyMap<string, number>> {
  const db = await openDatabase(place)
  const links = (await listSubmissions(db)).map(({ documentLink }) => documentLink)
  await db.destroy()
  const times = new Map<string, number>()
  for (const link of links) times.set(link, (times.get(link) ?? 0) + 1)
  return times
}

function p95(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.ceil(inOrder.length * 0.95) - 1] ?? Infinity
}
