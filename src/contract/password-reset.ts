import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields } from './fields.ts'
import { nothing } from './reply.ts'
import { requiredText } from './text.ts'

const CODE_REQUIRED = 'Email and OTP are required.' // spec 5
const PASSWORD_REQUIRED = 'Email and password are required.'

export const requestResetCode = endpoint({
  method: 'POST',
  path: '/backend/request_password_reset.php',
  sends: 'json',
  request: z.object({ email: requiredText('Email is required.') }),
  data: nothing,
})

export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/backend/verify_otp.php',
  sends: 'json',
  request: fields({
    email: ['email', requiredText(CODE_REQUIRED)],
    code: ['otp', requiredText(CODE_REQUIRED)],
  }),
  data: nothing,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/backend/reset_password.php',
  sends: 'json',
  request: z.object({
    email: requiredText(PASSWORD_REQUIRED),
    password: z.string(PASSWORD_REQUIRED).check(z.minLength(1, PASSWORD_REQUIRED)),
  }),
  data: nothing,
})
