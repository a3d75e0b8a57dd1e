import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '../../../src/server/clock.ts'
import type { Call, Client } from '../client.ts'
import { emailOf } from './people.ts'

type Browser = Pick<Call, 'address' | 'cookie'>

export function askForCode(client: Client, student: number, browser: Browser) {
  const body = { email: emailOf(student) }
  return client.post({ path: '/backend/request_password_reset.php', body, ...browser })
}

export function enterCode(client: Client, student: number, otp: string, browser: Browser) {
  const body = { email: emailOf(student), otp }
  return client.post({ path: '/backend/verify_otp.php', body, ...browser })
}

/** The mails with a code, oldest first, as soon as there are so many: they are written after the answer. */
export async function mailsIn(outbox: string, count: number): Promise<string[]> {
  const latest = performance.now() + 10 * SECOND_MS
  while (performance.now() < latest) {
    const names = existsSync(outbox) ? await readdir(outbox) : []
    const mails = await Promise.all(
      names.toSorted().map((name) => readFile(path.join(outbox, name), 'utf8')),
    )
    const withCode = mails.filter((mail) => codeIn(mail) !== '')
    if (withCode.length >= count) return withCode
    await pause(10)
  }
  throw new Error('The mails were not written.')
}

export function codeIn(mail: string): string {
  return /^ +(\d{8})$/m.exec(mail)?.[1] ?? ''
}

/** The code that was mailed to a student, who has asked for one only. */
export async function codeFor(outbox: string, student: number): Promise<string> {
  for (let count = 1; ; count += 1) {
    const mails = await mailsIn(outbox, count)
    const own = mails.find((mail) => addresseeOf(mail).includes(emailOf(student)))
    if (own !== undefined) return codeIn(own)
    count = mails.length
  }
}

function addresseeOf(mail: string): string {
  return /^To: .*$/m.exec(mail)?.[0] ?? ''
}
