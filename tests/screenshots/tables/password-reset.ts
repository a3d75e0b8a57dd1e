import type { Page } from '@playwright/test'
import type { Shot } from '../shot.ts'
import { answer, inTurn, lose, press, send, withEmail } from '../steps.ts'

const forgot = { path: '/forgot-password', stranger: true } as const
const verify = { path: '/verify-otp', stranger: true } as const
const reset = { path: '/reset-password', stranger: true } as const

const REQUEST = 'request_password_reset.php'
const VERIFY = 'verify_otp.php'
const RESET = 'reset_password.php'

const done = { status: 'success' }
const wrong = {
  status: 'error',
  message: 'This code is wrong or has expired. Please check it or ask for a new one.',
}
const askForCode = send('Email', 'ada@example.org', 'Send Code')
const setPassword = inTurn(withEmail, enterPasswords('a new password', 'a new password'))
const enterCode = inTurn(withEmail, send('One-time code', '12345678', 'Verify Code'))

/** The notices that turn into the next page after two seconds, and the errors. */
export const PASSWORD_RESET_SHOTS: readonly Shot[] = [
  { ...forgot, name: 'forgot password, nothing entered', after: press('Send Code') },
  { ...forgot, name: 'forgot password, code sent', after: askForCode },
  { ...forgot, name: 'forgot password, failed', before: lose(REQUEST), after: askForCode },
  { ...verify, name: 'verify code, nothing entered', after: press('Verify Code') },
  { ...verify, name: 'verify code, wrong code', before: answer(VERIFY, wrong), after: enterCode },
  { ...verify, name: 'verify code, in another browser', after: enterCode },
  { ...verify, name: 'verify code, right code', before: answer(VERIFY, done), after: enterCode },
  { ...reset, name: 'reset password, nothing entered', after: press('Reset Password') },
  { ...reset, name: 'reset password, no match', after: enterPasswords('one', 'another') },
  { ...reset, name: 'reset password, changed', before: answer(RESET, done), after: setPassword },
]

function enterPasswords(password: string, confirmation: string) {
  return async (page: Page) => {
    await page.getByLabel('New Password').fill(password)
    await page.getByLabel('Confirm Password').fill(confirmation)
    await press('Reset Password')(page)
  }
}
