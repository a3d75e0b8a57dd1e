import { expect, test } from 'vitest'
import { school } from './school.ts'

const ADA = 'ada@example.org'

test('a student whose password was changed learns of it by mail, and nobody where it was refused', async () => {
  const opened = await school()
  const subjects = () => opened.post.mails.map(({ to, subject }) => `${to}: ${subject}`)
  const send = (call: string, body: object) => opened.browser().postJson(`/backend/${call}`, body)
  await send('reset_password.php', { email: ADA, password: 'not proven by a code' })
  await opened.settled()
  expect(subjects()).toEqual([])

  const { postJson } = opened.browser()
  await postJson('/backend/request_password_reset.php', { email: ADA })
  await opened.settled()
  await postJson('/backend/verify_otp.php', { email: ADA, otp: opened.post.latestCode() })
  await postJson('/backend/reset_password.php', { email: ADA, password: 'a new, long password' })
  await opened.settled()
  expect(subjects().slice(1)).toEqual([`${ADA}: Your password was changed`])
})
