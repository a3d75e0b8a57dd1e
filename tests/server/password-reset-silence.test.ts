import { expect, test } from 'vitest'
import type { OpenSchool } from '../support/server.ts'
import { person } from './person.ts'
import { ADA, school } from './school.ts'

const NOBODY = 'nobody@example.org'
const WRONG_CODE = '12345678'

/** An answer in full, with placeholders for its random cookie and id. */
async function bytesOf(asked: Promise<Response>) {
  const answer = await asked
  answer.headers.delete('x-request-id')
  const cookie = answer.headers.get('set-cookie')?.replace(/=[\w-]{43};/, '=43 letters;')
  answer.headers.delete('set-cookie')
  return { status: answer.status, cookie, headers: [...answer.headers], body: await answer.text() }
}

/** The rows of a reset, and the counted attempts. */
async function written({ db }: OpenSchool) {
  const attempts = db.selectFrom('attempts').select(['count', 'ends_at'])
  return {
    codes: await db.selectFrom('reset_codes').select(['tries', 'expires_at']).execute(),
    grants: await db.selectFrom('reset_grants').select('expires_at').execute(),
    mails: await db.selectFrom('waiting_mails').select(['mail', 'tries']).execute(),
    attempts: await attempts.orderBy('ends_at').orderBy('count').execute(),
  }
}

test.each([
  ['request_password_reset.php', 0],
  ['verify_otp.php at the first try', 1],
  ['verify_otp.php at the last try', 5],
  ['verify_otp.php beyond the last try', 6],
])('%s answers and writes the same for known and unknown addresses', async (_, tries) => {
  const run = async (email: string) => {
    const opened = await school()
    await opened.closeMails()
    const someone = person(opened)
    let answer = await bytesOf(someone.request(email))
    for (let i = 0; i < tries; i += 1) answer = await bytesOf(someone.verify(email, WRONG_CODE))
    return { answer, written: await written(opened) }
  }
  const known = await run(ADA)
  expect(known.written.codes).toHaveLength(1)
  expect(known.written.mails).toHaveLength(1)
  expect(await run(NOBODY)).toEqual(known)
})

test('reset_password.php without a code answers the same for known and unknown addresses', async () => {
  const opened = await school()
  const reset = (email: string) => bytesOf(person(opened).reset(email, 'a new password'))
  expect(await reset(NOBODY)).toEqual(await reset(ADA))
})
