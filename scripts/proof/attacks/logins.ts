import { SECOND_MS } from '../../../src/server/clock.ts'
import { loginBuckets } from '../../../src/server/security/limits.ts'
import { hashToken } from '../../../src/server/security/token.ts'
import { openClient } from '../client.ts'
import { numberIn } from '../database.ts'
import type { Attack } from './attack.ts'
import {
  counted,
  countOf,
  homeOf,
  rightLogin,
  secondsOf,
  signIn,
  strangerAt,
  wrongLogin,
} from './people.ts'

/** When so many guesses are answered, the server has read all others, and they wait for their hashing. */
const MANY = 20

export const fourAddresses: Attack = {
  students: 401,
  async run({ origin }) {
    const client = openClient(origin, Infinity)
    const leave = new AbortController()
    const guesses = counted(400).map((student) => {
      const browser = { address: strangerAt(student % 4), signal: leave.signal }
      return client.post(wrongLogin(student, browser))
    })
    await Promise.all(guesses.slice(0, MANY))
    const right = await client.post(rightLogin(400, { address: homeOf(400) }))
    leave.abort()
    await Promise.allSettled(guesses)
    client.close()
    const what = '400 wrong logins from four addresses: a right one waits'
    return [{ what, before: '22.8 s', found: secondsOf(right), unit: 's', most: 1 }]
  },
}

export const abandonedGuesses: Attack = {
  students: 201,
  async run({ origin, databaseFile }) {
    const client = openClient(origin, Infinity)
    const address = strangerAt(0)
    const leave = new AbortController()
    const guesses = counted(200).map((student) =>
      client.post(wrongLogin(student, { address, signal: leave.signal })),
    )
    await Promise.all(guesses.slice(0, MANY))
    leave.abort()
    await Promise.allSettled(guesses)
    const before = hashedFrom(address, databaseFile)
    // Behind all of them, in the same line.
    const next = await client.post(rightLogin(200, { address }))
    client.close()
    const what = '200 guesses whose sockets were closed'
    const found = hashedFrom(address, databaseFile) - before
    return [
      { what: `${what}: hashed all the same`, before: '200', found, most: 10 },
      {
        what: `${what}: the next waits`,
        before: '2.4 s',
        found: secondsOf(next),
        unit: 's',
        most: 0.5,
      },
    ]
  },
}

/** How many wrong passwords of the network were compared: each was counted then. */
function hashedFrom(network: string, databaseFile: string): number {
  const anybody = { email: '', passwordHash: null, device: null, networks: [network] }
  const bucket = hashToken(loginBuckets(anybody).at(-1)?.name ?? '')
  return numberIn(databaseFile, 'select sum(count) from attempts where bucket = ?', bucket)
}

export const oneCampus: Attack = {
  students: 500,
  async run({ origin }) {
    const client = openClient(origin, Infinity)
    const address = strangerAt(0)
    const answers = await Promise.all(
      counted(500).map((student) => client.post(rightLogin(student, { address }))),
    )
    client.close()
    const [served, kindly] = [countOf(answers, 200), countOf(answers, 503)]
    const others = answers.length - served - kindly
    const what = '500 right passwords at once from one address'
    const slowest = Math.max(...answers.map(({ ms }) => ms)) / SECOND_MS
    return [
      { what: `${what}: served`, before: '109', found: served },
      { what: `${what}: refused for now (503)`, before: '0', found: kindly },
      { what: `${what}: locked out (429) or failed`, before: '391', found: others, most: 0 },
      { what: `${what}: slowest`, before: '', found: slowest, unit: 's' },
    ]
  },
}

export const strangers: Attack = {
  students: 1,
  async run({ origin }) {
    const client = openClient(origin)
    const cookie = await signIn(client, 0)
    // Ten from each network; a hundred from all the world shut out whoever nobody knows.
    for (const guess of counted(110)) {
      await client.post(wrongLogin(0, { address: strangerAt(Math.floor(guess / 10)) }))
    }
    const unknown = await client.post(rightLogin(0, { address: homeOf(0) }))
    const known = await client.post(rightLogin(0, { address: strangerAt(0), cookie }))
    client.close()
    if (unknown.status !== 429) throw new Error('The guesses did not lock the account.')
    const what = '10 wrong passwords from each of 11 strangers: a known browser is refused'
    return [{ what, before: '1', found: known.status === 200 ? 0 : 1, most: 0 }]
  },
}
