import { Hono } from 'hono'
import { checkSession, login, logout } from '../../contract/session.ts'
import { SECOND_MS } from '../clock.ts'
import { clientOf } from '../http/client.ts'
import { LOGIN_WINDOW_MS } from '../security/login-limits.ts'
import { MAX_PASSWORD_LENGTH } from '../security/password.ts'
import { newToken } from '../security/token.ts'
import { DEVICE_MS, findDevice } from '../store/devices.ts'
import { normalizeEmail } from '../email-address.ts'
import { endSession, signIn } from '../store/session.ts'
import { refusal, success, tooManyRequests, waitInWords } from './answer.ts'
import { checkPassword } from './check-password.ts'
import { SIGNED_OUT, authenticate } from './authenticate.ts'
import type { BackendParts } from './backend-parts.ts'
import { handle } from './handle.ts'
import { deleteTokenCookie, findByCookie, getTokenCookies, setTokenCookie } from './token-cookie.ts'

const WRONG = 'Wrong email or password.'

/** Up to this wait, waiting is easier than a new password. */
const SHORT_WAIT_SECONDS = LOGIN_WINDOW_MS / SECOND_MS

export function sessionRoutes(parts: BackendParts) {
  const { db, clock, sessionLife, log } = parts

  return new Hono()
    .get(
      checkSession.path,
      handle(checkSession, async (_, c) => {
        const student = await authenticate(c, parts)
        // Not 401, with which every visit to the sign-in page would show an error in the browser's console.
        if (student === null) return refusal(200, SIGNED_OUT)
        const { access, id: accountId, fullName, cohort, facecard } = student
        return success({ access, student: { accountId, fullName, cohort, facecard } })
      }),
    )
    .post(
      login.path,
      handle(login, async ({ email: typed, password }, c) => {
        if (password.length > MAX_PASSWORD_LENGTH) return refusal(400, 'That text is too long.')
        const email = normalizeEmail(typed)
        const { token: device, found: known } = await findByCookie(c, 'portal_device', (token) =>
          findDevice(db, token, email, clock.now()),
        )
        const browser = device ?? newToken()
        const outcome = await checkPassword(parts, {
          email,
          password,
          client: clientOf(c),
          known,
          browser,
          signal: c.req.raw.signal,
        })
        if (outcome.kind === 'refused') {
          const wait = outcome.waitSeconds
          log.event('sign-in-refused', { student: outcome.studentId ?? 'unknown', seconds: wait })
          const advice =
            wait <= SHORT_WAIT_SECONDS
              ? 'Please wait a few minutes and try again.'
              : `Please try again in about ${waitInWords(wait)}, or set a new password with Forgot Password.`
          return tooManyRequests(c, wait, `Too many attempts. ${advice}`)
        }
        if (outcome.kind === 'wrong') {
          // So that the next one counts for this browser.
          if (device === null) setTokenCookie(c, 'portal_device', browser, LOGIN_WINDOW_MS)
          return refusal(401, WRONG)
        }

        const { verified } = outcome
        const replaced = { sessions: getTokenCookies(c, 'portal_session'), device }
        const tokens = await signIn(db, verified, replaced, sessionLife, clock.now())
        if (tokens === null) return refusal(401, WRONG)
        log.event('sign-in', { student: verified.student.id })
        setTokenCookie(c, 'portal_session', tokens.session, sessionLife.maxMs)
        setTokenCookie(c, 'portal_device', tokens.device, DEVICE_MS)
        return success({ fullName: verified.student.fullName })
      }),
    )
    .get(
      logout.path,
      handle(logout, async (_, c) => {
        for (const token of getTokenCookies(c, 'portal_session')) await endSession(db, token)
        deleteTokenCookie(c, 'portal_session')
        return success(null)
      }),
    )
}
