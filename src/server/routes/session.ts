import { Hono } from 'hono'
import { checkSession, login, logout } from '../../contract/session.ts'
import { clientOf } from '../http/client.ts'
import { MINUTE_MS, type Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { normalizeEmail } from '../store/email-address.ts'
import { MAX_PASSWORD_LENGTH, type Passwords } from '../security/password.ts'
import { createRateLimit } from '../security/rate-limit.ts'
import { endSession, openSession, SESSION_MAX_MS } from '../store/session.ts'
import { findStudent, setPasswordHash } from '../store/students.ts'
import { refusal, success } from './answer.ts'
import { SIGNED_OUT, studentOf } from './for-student.ts'
import { handle } from './handle.ts'
import { clearToken, readToken, sendToken } from './token-cookie.ts'
import { tooMany } from './too-many.ts'

const WINDOW_MS = 15 * MINUTE_MS
const FAILURES_PER_ADDRESS = 10
// Many students share one address of their mobile network.
const FAILURES_PER_CLIENT = 100

const WRONG = 'Wrong email or password.'

type Parts = { db: Database; clock: Clock; passwords: Passwords }

export function sessionRoutes(parts: Parts) {
  const { db, clock, passwords } = parts
  const perAddress = createRateLimit(clock, { attempts: FAILURES_PER_ADDRESS, windowMs: WINDOW_MS })
  const perClient = createRateLimit(clock, { attempts: FAILURES_PER_CLIENT, windowMs: WINDOW_MS })

  return new Hono()
    .get(
      checkSession.path,
      handle(checkSession, async (_, c) => {
        const student = await studentOf(c, parts)
        // Nobody being signed in is an answer to this question, not a failure: with 401 every visit
        // to the sign-in would leave an error in the browser's console.
        if (student === null) return refusal(200, SIGNED_OUT)
        const { access, fullName, cohort, facecard } = student
        return success({ access, student: { fullName, cohort, facecard } })
      }),
    )
    .post(
      login.path,
      handle(login, async ({ email, password }, c) => {
        if (password.length > MAX_PASSWORD_LENGTH) return refusal(400, 'That text is too long.')
        const address = normalizeEmail(email)
        const client = clientOf(c).address
        // Counted before the password is checked: else many requests at once would all pass.
        const wait = perClient.take(client) || perAddress.take(address)
        if (wait > 0) return tooMany(c, wait)

        const found = await findStudent(db, address)
        const passwordHash = found?.passwordHash ?? null
        const right = await passwords.verify(password, passwordHash)
        if (found === null || passwordHash === null || !right) return refusal(401, WRONG)

        perClient.giveBack(client)
        perAddress.forget(address)
        const { student } = found
        if (passwords.isOutdated(passwordHash)) {
          await setPasswordHash(db, student.id, await passwords.hash(password))
        }
        const older = readToken(c, 'portal_session')
        if (older !== undefined) await endSession(db, older)
        const token = await openSession(db, student.id, clock.now())
        sendToken(c, 'portal_session', token, SESSION_MAX_MS)
        return success({ fullName: student.fullName })
      }),
    )
    .get(
      logout.path,
      handle(logout, async (_, c) => {
        const token = readToken(c, 'portal_session')
        if (token !== undefined) await endSession(db, token)
        clearToken(c, 'portal_session')
        return success(null)
      }),
    )
}
