import type { Context } from 'hono'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { failureOf, type Database } from '../store/database.ts'
import { findSession, type SessionLife } from '../store/session.ts'
import type { EnrolledStudent } from '../store/students.ts'
import { errorBody, type Answer } from './answer.ts'
import { handle } from './handle.ts'
import { getTokenCookie } from './token-cookie.ts'

export const SIGNED_OUT = 'Please sign in.'
const DEACTIVATED = 'Your account has been deactivated. Please contact support for assistance.' // spec 8

/** What it takes to know whose session a request belongs to. */
export type SessionDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly sessionLife: SessionLife
  readonly log: Log
}

/** The student whose session a request belongs to, deactivated or not; null where nobody is signed in. */
export async function authenticate(
  c: Context,
  { db, clock, sessionLife, log }: SessionDependencies,
): Promise<EnrolledStudent | null> {
  const token = getTokenCookie(c, 'portal_session')
  const found = token && (await findSession(db, token, sessionLife, clock.now()))
  if (!found) return null
  // Nobody waits for it: while another program writes to the database, whoever only reads goes on.
  void found.touch?.().catch((cause: unknown) => {
    // The next call tries again.
    if (failureOf(cause) === 'unavailable') return
    log.problem('Writing down that a session is used failed.', cause)
  })
  return found.student
}

/**
 * Like `handle`, for calls that need a session: the handler gets the student it belongs to.
 * Nobody signed in is answered 401, a deactivated student 403.
 */
export function handleAuthenticated<Request, Data>(
  parts: SessionDependencies,
  endpoint: Endpoint<Request, Data>,
  answer: (request: Request, student: EnrolledStudent, c: Context) => Promise<Answer<Data>>,
): (c: Context) => Promise<Response> {
  return async (c) => {
    const student = await authenticate(c, parts)
    if (student === null) return c.json(errorBody(SIGNED_OUT), 401)
    if (student.access === 'deactivated') return c.json(errorBody(DEACTIVATED), 403)
    return handle(endpoint, (request) => answer(request, student, c))(c)
  }
}
