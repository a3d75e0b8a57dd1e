import { fields } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './reply.ts'
import { requiredPassword, requiredText } from './text.ts'

const CODE_REQUIRED = 'Email and OTP are required.' // spec 5
const PASSWORD_REQUIRED = 'Email and password are required.'

export const requestResetCode = endpoint({
  method: 'POST',
  path: '/backend/request_password_reset.php',
  sends: 'json',
  request: fields({ email: ['email', requiredText('Email is required.')] }),
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
  request: fields({
    email: ['email', requiredText(PASSWORD_REQUIRED)],
    password: ['password', requiredPassword(PASSWORD_REQUIRED)],
  }),
  data: nothing,
})
