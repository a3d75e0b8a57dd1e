import { SECOND_MS } from '../../src/server/clock.ts'
import { median } from '../bench/median.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { saveTask } from '../../src/server/store/tasks.ts'
import type { Figure } from '../figures.ts'
import { counted, emailOf, homeOf, signIn } from './attacks/people.ts'
import { openClient, type Answer, type Client } from './client.ts'
import { openSchool } from './school.ts'
import { LARGE_TASK, openSlow, SLOWNESSES, type Slowness } from './slow/connections.ts'

const CONNECTIONS = 200
const OF_EACH = CONNECTIONS / SLOWNESSES.length
/** The server has these as long as they are no slower than it allows; who asks for all at once is cut off. */
const HELD: readonly Slowness[] = ['headers', 'body', 'reading']

type Size = {
  /** How often others are asked for without the slow connections, and with them. */
  readonly rounds: number
  /** How many calls a round has. */
  readonly calls: number
}

/** Others are served as ever beside those who are slow, in turns, so that a busy machine is busy for both. */
export async function measureSlow(
  { rounds, calls }: Size = { rounds: 9, calls: 400 },
): Promise<Figure[]> {
  const school = await openSchool([emailOf(0), emailOf(1)])
  const client = openClient(school.origin)
  await publishLarge(school.databaseFile)
  try {
    const cookie = await signIn(client, 0)
    const slowCookie = await signIn(client, 1)
    const slow = async () =>
      Promise.all(
        counted(CONNECTIONS).map((number) =>
          openSlow(school.origin, SLOWNESSES[number % SLOWNESSES.length] ?? 'body', slowCookie),
        ),
      )
    const alone: number[] = []
    const beside: number[] = []
    let failed = 0
    const held: Slowness[] = []
    const ask = async (into: number[]) => {
      const answers = await askOften(client, cookie, calls)
      failed += answers.filter(({ status }) => status !== 200).length
      into.push(median(answers.map(({ ms }) => ms)))
    }
    await askOften(client, cookie, calls) // whatever comes first is slower
    for (const _ of counted(rounds)) {
      await ask(alone)
      const connections = await slow()
      await ask(beside)
      const open = await Promise.all(connections.map(({ isOpen }) => isOpen()))
      held.push(...connections.filter((_, index) => open[index]).map(({ how }) => how))
      for (const connection of connections) connection.close()
    }
    const connections = await slow()
    const began = performance.now()
    await school.stop()
    const ended = (performance.now() - began) / SECOND_MS
    for (const connection of connections) connection.close()
    const what = `${CONNECTIONS} slow connections`
    return [
      ...HELD.map((how) => ({
        what: `${what}: of ${OF_EACH} slow by ${how} still open afterwards, a control`,
        found: held.filter((one) => one === how).length / rounds,
        least: OF_EACH / 2,
      })),
      { what: `${what}: others who were not served`, found: failed, most: 0 },
      {
        what: `${what}: others wait`,
        unit: '×',
        found: median(beside) / median(alone),
        most: 1.5,
      },
      {
        what: `${what}, and SIGTERM: the server has ended after`,
        found: ended,
        unit: 's',
        most: 5,
      },
    ]
  } finally {
    client.close()
    await school.close()
  }
}

async function publishLarge(file: string): Promise<void> {
  const db = await openDatabase(file)
  await saveTask(db, 'Cohort 7', LARGE_TASK)
  await db.destroy()
}

async function askOften(client: Client, cookie: string, calls: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const _ of counted(calls)) {
    answers.push(await client.get({ path: '/backend/get_links.php', cookie, address: homeOf(0) }))
  }
  return answers
}
