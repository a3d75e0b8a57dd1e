import type { Context } from 'hono'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { findSession } from '../store/session.ts'
import type { EnrolledStudent } from '../store/students.ts'
import type { Answer } from './answer.ts'
import { errorBody } from './answer.ts'
import { handle } from './handle.ts'
import { readToken } from './token-cookie.ts'

const SIGNED_OUT = 'Please sign in.'
const DEACTIVATED = 'Your account has been deactivated. Please contact support for assistance.' // spec 8

type Parts = { readonly db: Database; readonly clock: Clock }

/**
 * Like `handle`, for calls that need a session: the handler gets the student it belongs to.
 * @param admit `active` refuses deactivated students; `any` lets them in, for the session check has
 * to tell them so
 */
export function forStudent<Request, Data>(
  { db, clock }: Parts,
  endpoint: Endpoint<Request, Data>,
  answer: (request: Request, student: EnrolledStudent, c: Context) => Promise<Answer<Data>>,
  admit: 'active' | 'any' = 'active',
): (c: Context) => Promise<Response> {
  return async (c) => {
    const token = readToken(c, 'portal_session')
    const student = token === undefined ? null : await findSession(db, token, clock.now())
    if (student === null) return c.json(errorBody(SIGNED_OUT), 401)
    if (admit === 'active' && student.access === 'deactivated') {
      return c.json(errorBody(DEACTIVATED), 403)
    }
    return handle(endpoint, (request) => answer(request, student, c))(c)
  }
}
