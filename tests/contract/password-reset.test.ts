import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import {
  requestResetCode,
  resetPassword,
  verifyResetCode,
} from '../../src/contract/password-reset.ts'
import { readReply } from '../../src/contract/reply.ts'
import { answer } from './answer.ts'

describe('the password reset', () => {
  test.each([
    [requestResetCode, {}, 'Email is required.'],
    [requestResetCode, { email: ' ' }, 'Email is required.'],
    [verifyResetCode, { otp: '123456' }, 'Email and OTP are required.'],
    [verifyResetCode, { email: 'ada@example.org' }, 'Email and OTP are required.'],
    [verifyResetCode, { email: 'ada@example.org', otp: ' ' }, 'Email and OTP are required.'],
    [resetPassword, { password: 'x' }, 'Email and password are required.'],
    [resetPassword, { email: 'ada@example.org', password: '' }, 'Email and password are required.'],
  ])('refuses an incomplete request to $path in words', ({ request }, fields, sentence) => {
    const read = v.safeParse(request.schema, fields)
    expect(read.issues?.[0].message).toBe(sentence)
  })

  test('reads a code with the space that copying puts around it', () => {
    const fields = { email: 'ada@example.org', otp: ' 123456\n' }
    expect(v.parse(verifyResetCode.request.schema, fields)).toEqual({
      email: 'ada@example.org',
      code: '123456',
    })
  })

  test.each([requestResetCode, verifyResetCode, resetPassword])(
    'reads nothing but status and message of $path',
    (endpoint) => {
      const body = { status: 'success', message: 'Done.', data: [1, 2], email: ['?'] }
      expect(readReply(endpoint, answer(body))).toEqual({ ok: true, message: 'Done.', data: null })
    },
  )
})
