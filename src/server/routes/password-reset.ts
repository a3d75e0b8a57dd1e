import { Hono } from 'hono'
import { requestResetCode, resetPassword, verifyResetCode } from '../../contract/password-reset.ts'
import type { BackgroundWork } from '../mail/background-work.ts'
import { clientOf } from '../http/client.ts'
import { MINUTE_MS, type Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { normalizeEmail } from '../store/email-address.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAX_PASSWORD_LENGTH, type Passwords } from '../security/password.ts'
import { createRateLimit } from '../security/rate-limit.ts'
import { passwordChangedMail } from '../mail/password-changed-mail.ts'
import { resetCodeMail } from '../mail/reset-code-mail.ts'
import {
  applyGrant,
  exchangeCode,
  findGrant,
  RESET_GRANT_MS,
  saveResetCode,
  takeTry,
} from '../store/password-reset.ts'
import { findStudent } from '../store/students.ts'
import { newResetCode } from '../security/token.ts'
import { refusal, success } from './answer.ts'
import { handle } from './handle.ts'
import { clearToken, readToken, sendToken } from './token-cookie.ts'
import { tooMany } from './too-many.ts'

const WINDOW_MS = 15 * MINUTE_MS
const REQUESTS_PER_ADDRESS = 3
const REQUESTS_PER_CLIENT = 30
const TRIES_PER_CLIENT = 100

// One sentence each, whether or not the address has an account.
const REQUESTED = 'If there is an account for this email, a code is on its way to it.'
const WRONG_CODE = 'This code is wrong or has expired. Please check it or ask for a new one.'
const UNVERIFIED = 'Please verify your email with a code first.'

type Parts = {
  db: Database
  clock: Clock
  mailer: Mailer
  background: BackgroundWork
  passwords: Passwords
  log: Log
}

export function passwordResetRoutes({ db, clock, mailer, background, passwords, log }: Parts) {
  const limit = (attempts: number) => createRateLimit(clock, { attempts, windowMs: WINDOW_MS })
  const requestsPerAddress = limit(REQUESTS_PER_ADDRESS)
  const requestsPerClient = limit(REQUESTS_PER_CLIENT)
  const triesPerClient = limit(TRIES_PER_CLIENT)

  async function sendResetCode(address: string): Promise<void> {
    const code = newResetCode()
    // Hashed for unknown addresses too: nobody notices from the server's load who has an account.
    const [found, codeHash] = await Promise.all([findStudent(db, address), passwords.hash(code)])
    if (found === null) return
    await saveResetCode(db, found.student.id, codeHash, clock.now())
    log.event('reset-code', { student: found.student.id })
    await mailer.send(resetCodeMail(found.student, code))
  }

  return new Hono()
    .post(
      requestResetCode.path,
      handle(requestResetCode, async ({ email }, c) => {
        const wait = requestsPerClient.take(clientOf(c).address)
        if (wait > 0) return tooMany(c, wait)
        const address = normalizeEmail(email)
        if (requestsPerAddress.take(address) === 0) {
          background.add('Sending a reset code', () => sendResetCode(address))
        }
        return success(null, REQUESTED)
      }),
    )
    .post(
      verifyResetCode.path,
      handle(verifyResetCode, async ({ email, code }, c) => {
        const client = clientOf(c).address
        const wait = triesPerClient.take(client)
        if (wait > 0) return tooMany(c, wait)
        const found = await findStudent(db, email)
        const codeHash = found && (await takeTry(db, found.student.id, clock.now()))
        const right = await passwords.verify(code.replaceAll(/\s/g, ''), codeHash)
        if (!found || !codeHash || !right) return refusal(400, WRONG_CODE)
        const token = await exchangeCode(db, found.student.id, codeHash, clock.now())
        if (token === null) return refusal(400, WRONG_CODE)
        triesPerClient.giveBack(client)
        sendToken(c, 'portal_reset', token, RESET_GRANT_MS)
        return success(null, 'Your code is right. You can choose a new password now.')
      }),
    )
    .post(
      resetPassword.path,
      handle(resetPassword, async ({ email, password }, c) => {
        if (password.length > MAX_PASSWORD_LENGTH) return refusal(400, 'That text is too long.')
        const token = readToken(c, 'portal_reset')
        const studentId = token && (await findGrant(db, token, clock.now()))
        const found = await findStudent(db, email)
        if (!token || !studentId || found?.student.id !== studentId) {
          return refusal(403, UNVERIFIED)
        }
        const passwordHash = await passwords.hash(password)
        if (!(await applyGrant(db, token, studentId, passwordHash))) return refusal(403, UNVERIFIED)
        log.event('password-reset', { student: studentId })
        clearToken(c, 'portal_reset')
        background.add('Telling of a new password', () =>
          mailer.send(passwordChangedMail(found.student)),
        )
        return success(null, 'Your password has been changed. Please sign in.')
      }),
    )
}
