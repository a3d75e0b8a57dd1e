import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '../../../src/server/clock.ts'
import { cookiesOf, openClient, type Client } from '../client.ts'
import type { Attack } from './attack.ts'
import { counted, countOf, emailOf, homeOf, strangerAt } from './people.ts'

export const strangersCodes: Attack = {
  students: 1,
  async run({ origin, outbox }) {
    const client = openClient(origin)
    const stranger = { address: strangerAt(0), cookie: '' }
    for (const _ of counted(3)) stranger.cookie = cookiesOf(await askForCode(client, 0, stranger))
    await mailsIn(outbox, 3)
    const student = { address: homeOf(0) }
    const cookie = cookiesOf(await askForCode(client, 0, student))
    const code = codeIn((await mailsIn(outbox, 4)).at(-1) ?? '')
    for (const _ of counted(5)) await enterCode(client, '00000000', stranger)
    const { status } = await enterCode(client, code, { ...student, cookie })
    client.close()
    const what = "3 requests and 5 wrong codes by a stranger: the student's code is refused"
    return [{ what, before: '1', found: status === 200 ? 0 : 1, most: 0 }]
  },
}

export const firstDay: Attack = {
  students: 1000,
  async run({ origin }) {
    const client = openClient(origin, 20)
    const answers = await Promise.all(
      counted(1000).map((student) => askForCode(client, student, { address: strangerAt(0) })),
    )
    client.close()
    const what = '1,000 students of one address ask for a code within an hour: served'
    return [{ what, before: '30', found: countOf(answers, 200), least: 1000 }]
  },
}

type Browser = { readonly address: string; readonly cookie?: string }

function askForCode(client: Client, student: number, browser: Browser) {
  const body = { email: emailOf(student) }
  return client.post({ path: '/backend/request_password_reset.php', body, ...browser })
}

function enterCode(client: Client, otp: string, browser: Browser) {
  const body = { email: emailOf(0), otp }
  return client.post({ path: '/backend/verify_otp.php', body, ...browser })
}

/** The mails, oldest first, as soon as there are so many: they are written after the answer. */
async function mailsIn(outbox: string, count: number): Promise<string[]> {
  const latest = performance.now() + 10 * SECOND_MS
  while (performance.now() < latest) {
    const names = existsSync(outbox) ? await readdir(outbox) : []
    const mails = await Promise.all(
      names.toSorted().map((name) => readFile(path.join(outbox, name), 'utf8')),
    )
    if (mails.filter((mail) => codeIn(mail) !== '').length === count) return mails
    await pause(10)
  }
  throw new Error('The mails were not written.')
}

function codeIn(mail: string): string {
  return /^ +(\d{8})$/m.exec(mail)?.[1] ?? ''
}
