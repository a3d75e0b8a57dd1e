import type { Context } from 'hono'
import type { Endpoint } from '../../contract/endpoint.ts'
import { failureOf } from '../store/database.ts'
import { findSession } from '../store/session.ts'
import type { EnrolledStudent } from '../store/students.ts'
import { errorBody, type Answer } from './answer.ts'
import type { BackendParts } from './backend-parts.ts'
import { handle } from './handle.ts'
import { findByCookie } from './token-cookie.ts'

export const SIGNED_OUT = 'Please sign in.'
const DEACTIVATED = 'Your account has been deactivated. Please contact support for assistance.' // spec 8

/** The student of the request's session, deactivated or not; null when nobody is signed in. */
export async function authenticate(
  c: Context,
  { db, clock, sessionLife, log }: BackendParts,
): Promise<EnrolledStudent | null> {
  const { found } = await findByCookie(c, 'portal_session', (token) =>
    findSession(db, token, sessionLife, clock.now()),
  )
  if (found === null) return null
  // Not awaited: reads must not wait while another program writes to the database.
  void found.touch?.().catch((cause: unknown) => {
    // The next call tries again.
    if (failureOf(cause) === 'unavailable') return
    log.problem('Updating a session failed.', cause)
  })
  return found.student
}

/**
 * Like `handle`, for calls that need a session: the handler gets the student. Responds with 401 when nobody
 * is signed in, and with 403 to a deactivated student.
 */
export function handleAuthenticated<Input, Data>(
  parts: BackendParts,
  endpoint: Endpoint<Input, Data>,
  handler: (request: Input, student: EnrolledStudent, c: Context) => Promise<Answer<Data>>,
): (c: Context) => Promise<Response> {
  return async (c) => {
    const student = await authenticate(c, parts)
    if (student === null) return c.json(errorBody(SIGNED_OUT), 401)
    if (student.access === 'deactivated') return c.json(errorBody(DEACTIVATED), 403)
    return handle(endpoint, (request) => handler(request, student, c))(c)
  }
}
