import { expect, test } from 'vitest'
import type { OpenSchool } from '../support/server.ts'
import { ADA, person } from './person.ts'
import { school } from './school.ts'

const NOBODY = 'nobody@example.org'

/** An answer, byte by byte, but for what is random: its cookie and its id. */
async function bytesOf(answer: Response) {
  const headers = [...answer.headers].map(([name, value]) => [
    name,
    name === 'x-request-id'
      ? 'an id'
      : value.replace(/(?<=^portal_reset=)[\w-]{43}(?=;)/, '43 letters'),
  ])
  return { status: answer.status, headers, body: await answer.text() }
}

/** How many rows each table of a reset holds, and how many attempts were counted. No table has an order. */
async function written({ db }: OpenSchool) {
  const codes = await db.selectFrom('reset_codes').select(['tries', 'expires_at']).execute()
  const grants = await db.selectFrom('reset_grants').select('expires_at').execute()
  const attempts = await db
    .selectFrom('attempts')
    .select(['count', 'ends_at'])
    .orderBy('ends_at')
    .orderBy('count')
    .execute()
  return { codes, grants, attempts }
}

test.each([
  ['request_password_reset.php', 0],
  ['verify_otp.php, the first try', 1],
  ['verify_otp.php, the last try', 5],
  ['verify_otp.php, a try too many', 6],
])('%s answers and writes the same for an unknown address', async (_, tries) => {
  const run = async (email: string) => {
    const opened = await school()
    const someone = person(opened)
    let answer = await someone.request(email)
    await opened.settled()
    for (let i = 0; i < tries; i += 1) answer = await someone.verify(email, 'no code')
    return { answer: await bytesOf(answer), written: await written(opened) }
  }
  const known = await run(ADA)
  expect(known.written.codes).toHaveLength(1)
  expect(await run(NOBODY)).toEqual(known)
})

test('a reset without a code answers the same for an unknown address', async () => {
  const opened = await school()
  const answers = [ADA, NOBODY].map((email) => person(opened).reset(email, 'a new password'))
  const [known, unknown] = await Promise.all(answers.map(async (each) => bytesOf(await each)))
  expect(unknown).toEqual(known)
})
