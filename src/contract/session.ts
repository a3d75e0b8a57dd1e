import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './reply.ts'
import { requiredText, text } from './text.ts'

export type Student = {
  readonly fullName: string
  readonly cohort: string
  /** Address of the student's picture, as stored; may be '' or unsafe. */
  readonly facecard: string
}

/** Whether the school lets the student in. */
export type Access = 'active' | 'deactivated'

export const checkSession = endpoint({
  method: 'GET',
  path: '/backend/auth.php',
  sends: 'nothing',
  request: nothing,
  data: z.codec(
    z.object({ user_status: text, full_name: text, course_cohort: text, facecard: text }),
    z.object({
      access: z.enum(['active', 'deactivated']),
      student: z.object({ fullName: z.string(), cohort: z.string(), facecard: z.string() }),
    }),
    {
      decode: (wire): { access: Access; student: Student } => ({
        // Only this one word blocks; any other status, or none, is an active student.
        access: wire.user_status.toLowerCase() === 'deactivated' ? 'deactivated' : 'active',
        student: {
          fullName: wire.full_name,
          cohort: wire.course_cohort,
          facecard: wire.facecard,
        },
      }),
      encode: ({ access, student }) => ({
        user_status: access,
        full_name: student.fullName,
        course_cohort: student.cohort,
        facecard: student.facecard,
      }),
    },
  ),
})

const CREDENTIALS_REQUIRED = 'Email and password are required.'

export const login = endpoint({
  method: 'POST',
  path: '/backend/login.php',
  sends: 'json',
  request: z.object({
    email: requiredText(CREDENTIALS_REQUIRED),
    // Not trimmed: a password may begin or end with a space.
    password: z.string(CREDENTIALS_REQUIRED).check(z.minLength(1, CREDENTIALS_REQUIRED)),
  }),
  data: z.codec(z.object({ full_name: text }), z.object({ fullName: z.string() }), {
    decode: (wire) => ({ fullName: wire.full_name }),
    encode: ({ fullName }) => ({ full_name: fullName }),
  }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/backend/logout.php',
  sends: 'nothing',
  successWithoutStatus: true,
  request: nothing,
  data: nothing,
})
