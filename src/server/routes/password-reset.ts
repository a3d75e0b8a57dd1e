import { Hono, type Context } from 'hono'
import { requestResetCode, resetPassword, verifyResetCode } from '../../contract/password-reset.ts'
import { plainCode } from '../../contract/reset-code.ts'
import { clientOf } from '../http/client.ts'
import { DAY_MS } from '../clock.ts'
import { refund, consume } from '../store/rate-limiter.ts'
import { normalizeEmail } from '../email-address.ts'
import { weaknessOf } from '../security/common-passwords.ts'
import { MAX_PASSWORD_LENGTH } from '../security/password.ts'
import {
  lateRequestBuckets,
  resetRequestBuckets,
  wrongCodeBuckets,
  type ResetAttempt,
} from '../security/reset-limits.ts'
import { passwordChangedMail, resetCodeMail } from '../mail/mails.ts'
import {
  applyGrant,
  exchangeCode,
  findGrant,
  findResetCode,
  RESET_GRANT_MS,
  saveResetCode,
} from '../store/password-reset.ts'
import { findDevice } from '../store/devices.ts'
import { findStudent } from '../store/students.ts'
import { newResetCode } from '../security/token.ts'
import { refusal, success, tooManyRequests, waitInWords } from './answer.ts'
import type { BackendParts } from './backend-parts.ts'
import { turnsOf } from './check-password.ts'
import { handle } from './handle.ts'
import { deleteTokenCookie, findByCookie, setTokenCookie } from './token-cookie.ts'

// One sentence each, whether or not the address has an account.
const REQUESTED = 'If there is an account for this email, a code is on its way to it.'
const WRONG_CODE = 'This code is wrong or has expired. Please check it or ask for a new one.'
const NO_CODE = 'A code has eight digits. Please copy it from the newest email.'
const ELSEWHERE = 'Enter the code in the browser that asked for it.'
const UNVERIFIED = 'Please verify your email with a code first.'

/** Longer than a code lives, so that a late browser is told that the code has expired. */
const ASKED_MS = DAY_MS

export function passwordResetRoutes(parts: BackendParts) {
  const { db, clock, wakeMails, passwords, log } = parts

  async function resetAttemptOf(c: Context, email: string): Promise<ResetAttempt> {
    const { found: device } = await findByCookie(c, 'portal_device', (token) =>
      findDevice(db, token, email, clock.now()),
    )
    const { networks, provider } = clientOf(c)
    return {
      email: normalizeEmail(email),
      block: networks.at(-1) ?? '',
      provider,
      device,
    }
  }

  const findCode = (c: Context, email: string) =>
    findByCookie(c, 'portal_reset', (token) => findResetCode(db, { token, email }, clock.now()))

  return new Hono()
    .post(
      requestResetCode.path,
      handle(requestResetCode, async ({ email }, c) => {
        const { token: older, found: asked } = await findCode(c, email)
        // The student may press twice: the code that is on its way stays the right one, and no mail counts.
        if (asked?.isForEmail && asked.isNew) return success(null, REQUESTED)
        const attempt = await resetAttemptOf(c, email)
        const isLate = (await consume(db, resetRequestBuckets(attempt), clock.now())) > 0
        // One browser that asks again and again leaves codes for the others on its network.
        const secondsLeft = asked?.isForEmail ? asked.secondsLeft : 0
        const wait = isLate
          ? secondsLeft || (await consume(db, lateRequestBuckets(attempt), clock.now()))
          : 0
        if (wait > 0) {
          const told = 'Too many codes were asked for. Please use the newest, or try again in'
          return tooManyRequests(c, wait, `${told} ${waitInWords(wait)}.`)
        }
        const code = newResetCode()
        const mail = resetCodeMail(attempt.email, code, clock.now())
        // The student is looked for after the response, so that its time reveals nothing.
        const token = await saveResetCode(db, { code, token: older, mail }, clock.now())
        wakeMails()
        setTokenCookie(c, 'portal_reset', token, ASKED_MS)
        return success(null, REQUESTED)
      }),
    )
    .post(
      verifyResetCode.path,
      handle(verifyResetCode, async ({ email, code: typed }, c) => {
        const code = plainCode(typed)
        if (!/^\d{8}$/.test(code)) return refusal(400, NO_CODE)
        const { token, found: asked } = await findCode(c, email)
        if (!token || asked?.isForEmail === false) return refusal(400, ELSEWHERE)
        // An invented cookie must not count for the whole network.
        if (!asked?.secondsLeft) return refusal(400, WRONG_CODE)
        const tried = wrongCodeBuckets(await resetAttemptOf(c, email))
        const wait = await consume(db, tried, clock.now())
        if (wait > 0) {
          const told = 'Too many wrong codes came from your network. Please try again in'
          return tooManyRequests(c, wait, `${told} ${waitInWords(wait)}.`)
        }
        const grant = await exchangeCode(db, { email, code, token }, clock.now())
        if (grant === null) return refusal(400, WRONG_CODE)
        await refund(db, tried)
        setTokenCookie(c, 'portal_reset', grant, RESET_GRANT_MS)
        return success(null, 'Code accepted. Choose a new password.')
      }),
    )
    .post(
      resetPassword.path,
      handle(resetPassword, async ({ email, password }, c) => {
        if (password.length > MAX_PASSWORD_LENGTH) return refusal(400, 'That text is too long.')
        const { token, found: studentId } = await findByCookie(c, 'portal_reset', (cookie) =>
          findGrant(db, cookie, clock.now()),
        )
        const student = studentId && (await findStudent(db, email))?.student
        if (!token || !student || student.id !== studentId) return refusal(403, UNVERIFIED)
        const weakness = weaknessOf(password)
        if (weakness !== null) return refusal(400, weakness)
        const passwordHash = await passwords.enqueue(
          c.req.raw.signal,
          ({ hash }) => hash(password),
          turnsOf(student.id, clientOf(c)),
        )
        const now = clock.now()
        const mail = passwordChangedMail(student.email, now)
        if (!(await applyGrant(db, token, student, passwordHash, mail, now))) {
          return refusal(403, UNVERIFIED)
        }
        log.event('password-reset', { student: student.id })
        deleteTokenCookie(c, 'portal_reset')
        wakeMails()
        return success(null, 'Your password has been changed. Please sign in.')
      }),
    )
}
