import * as v from 'valibot'
import { fields } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { SESSION_PATH } from './paths.ts'
import { nothing } from './reply.ts'
import { anyText, requiredPassword, requiredText, text } from './text.ts'

const profile = {
  /** Identifies the student, even when the school corrects other fields; '' when a backend sends none. */
  accountId: ['account_id', anyText],
  fullName: ['full_name', text],
  cohort: ['course_cohort', text],
  /** Address of the student's picture, as stored; may be '' or unsafe. */
  facecard: ['facecard', text],
} as const

export type Student = { readonly [Name in keyof typeof profile]: string }

/** Whether the school lets the student in. */
export type Access = 'active' | 'deactivated'

const session = fields({ status: ['user_status', text], ...profile })

export const checkSession = endpoint({
  method: 'GET',
  path: SESSION_PATH,
  sends: 'nothing',
  request: nothing,
  data: {
    schema: v.pipe(
      session.schema,
      v.transform(({ status, ...student }): { access: Access; student: Student } => ({
        // Any other status, or none, is an active student.
        access: status.toLowerCase() === 'deactivated' ? 'deactivated' : 'active',
        student,
      })),
    ),
    write: ({ access, student }) => session.write({ status: access, ...student }),
  },
})

const CREDENTIALS_REQUIRED = 'Email and password are required.'

export const login = endpoint({
  method: 'POST',
  path: '/backend/login.php',
  sends: 'json',
  request: fields({
    email: ['email', requiredText(CREDENTIALS_REQUIRED)],
    password: ['password', requiredPassword(CREDENTIALS_REQUIRED)],
  }),
  data: fields({ fullName: ['full_name', text] }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/backend/logout.php',
  sends: 'nothing',
  lenientSuccess: true,
  request: nothing,
  data: nothing,
})
