import { cookiesOf, openClient, type Answer, type Client } from './client.ts'
import { openSchool } from './school.ts'

/** Whose address is tried. Those of the control are unknown, too: the report lets their answers come later. */
const GROUPS = ['known', 'unknown', 'control'] as const
type Group = (typeof GROUPS)[number]

/** One address, in a network of its own: no limit counts it together with another. */
type Person = {
  readonly group: Group
  readonly email: string
  readonly address: string
  cookie?: string
}

type Call = {
  readonly name: string
  readonly status: number
  /** The proof has to notice answers that come so much later, in ms. */
  readonly noticesMs: number
  readonly post: (person: Person, client: Client) => Promise<Answer>
}

// In the order in which each address is tried: verify needs the cookie of request, and would notice a
// mail that is being written.
const CALLS: readonly Call[] = [
  {
    name: 'request',
    status: 200,
    noticesMs: 0.5,
    async post(person, client) {
      const { email, address } = person
      const path = '/backend/request_password_reset.php'
      const answer = await client.post({ path, body: { email }, address })
      person.cookie = cookiesOf(answer)
      return answer
    },
  },
  {
    name: 'verify',
    status: 400,
    noticesMs: 0.5,
    post: ({ email, address, cookie = '' }, client) => {
      const body = { email, otp: '00000000' }
      return client.post({ path: '/backend/verify_otp.php', body, address, cookie })
    },
  },
  {
    name: 'login',
    status: 401,
    // A hash takes ten times as long as all else, and never twice the same.
    noticesMs: 3,
    post: ({ email, address }, client) => {
      const body = { email, password: 'a wrong password' }
      return client.post({ path: '/backend/login.php', body, address })
    },
  },
]

/** How long a call took, in ms by group. */
export type Timed = {
  readonly call: Pick<Call, 'name' | 'noticesMs'>
  readonly times: Readonly<Record<Group, readonly number[]>>
}

/** The first calls of a program are slow: beyond the tries that count, this share of them is made before. */
const WARM_UP = 0.02

/**
 * Times the calls that could tell who has an account, each so often with addresses that have one and
 * addresses that have none, in random order.
 */
export async function measureTiming(tries: number): Promise<Timed[]> {
  const numbers = Array.from({ length: Math.ceil(tries * (1 + WARM_UP)) }, (_, number) => number)
  const people = GROUPS.flatMap((group) => numbers.map((number) => personOf(group, number)))
  const known = people.filter(({ group }) => group === 'known').map(({ email }) => email)
  const school = await openSchool(known)
  const client = openClient(school.origin)
  const timed = CALLS.map((call) => ({ call, times: noTimes() }))
  try {
    for (const [turn, person] of shuffled(people).entries()) {
      const counts = turn >= people.length - GROUPS.length * tries
      for (const { call, times } of timed) {
        const { status, ms } = await call.post(person, client)
        if (status !== call.status) throw new Error(`${call.name} answered ${status}.`)
        if (counts) times[person.group].push(ms)
      }
    }
  } finally {
    client.close()
    await school.close()
  }
  return timed
}

function personOf(group: Group, number: number): Person {
  const block = GROUPS.indexOf(group)
  // All of one length, so that none is told by how long it takes to read.
  const email = `student.${block}${String(number).padStart(5, '0')}@example.org`
  return { group, email, address: `10.${block}.${number >> 8}.${number & 255}` }
}

const noTimes = (): Record<Group, number[]> => ({ known: [], unknown: [], control: [] })

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
