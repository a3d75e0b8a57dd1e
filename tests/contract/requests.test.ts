import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import {
  requestResetCode,
  resetPassword,
  verifyResetCode,
} from '../../src/contract/password-reset.ts'
import { login } from '../../src/contract/session.ts'
import { submitTask } from '../../src/contract/tasks.ts'

const email = 'ada@example.org'
const SUBMISSION = {
  full_name: 'Ada Okafor',
  lesson_number: '3',
  task_number: '12',
  student_id: 'S-1',
  document_link: 'https://example.org/d',
  video_link: 'https://example.org/v',
}
const read = (fields: object) =>
  v.safeParse(submitTask.request.schema, { ...SUBMISSION, ...fields })

describe('an incomplete request is refused in words:', () => {
  test.each([
    [login, { email: '  ', password: 'x' }, 'Email and password are required.'],
    [login, { email, password: ['x'] }, 'Email and password are required.'],
    [requestResetCode, {}, 'Email is required.'],
    [verifyResetCode, { otp: '123456' }, 'Email and OTP are required.'],
    [verifyResetCode, { email, otp: ' ' }, 'Email and OTP are required.'],
    [resetPassword, { password: 'x' }, 'Email and password are required.'],
    [resetPassword, { email, password: '' }, 'Email and password are required.'],
  ])('$path (%#)', ({ request }, fields, sentence) => {
    expect(v.safeParse(request.schema, fields).issues?.[0].message).toBe(sentence)
  })

  test.each([
    ['full_name', 'Full name is required.'],
    ['lesson_number', 'Task number is required.'],
    ['task_number', 'Lesson number is required.'],
    ['student_id', 'Student ID is required.'],
    ['document_link', 'Documents link is required.'],
    ['video_link', 'Video link is required.'],
  ])('a submission without %s, by the label that the form gives it', (field, sentence) => {
    expect(read({ [field]: ' ' }).issues?.[0].message).toBe(sentence)
    expect(read({ [field]: undefined }).issues?.[0].message).toBe(sentence)
  })
})

test('space around an address and a code does not count, in a password it does', () => {
  const sent = { email: ` ${email} `, password: ' p ' }
  expect(v.parse(login.request.schema, sent)).toEqual({ email, password: ' p ' })
  const code = v.parse(verifyResetCode.request.schema, { email, otp: ' 123456\n' })
  expect(code).toEqual({ email, code: '123456' })
})

describe('a submission', () => {
  test('has a task number that can be looked for, not a text', () => {
    expect(read({ lesson_number: '9'.repeat(500) }).success).toBe(true)
    const { issues } = read({ lesson_number: '9'.repeat(501) })
    expect(issues?.[0].message).toBe('That text is too long.')
  })

  test.each(['document_link', 'video_link'])('needs a web address in %s', (field) => {
    expect(read({ [field]: 'my folder' }).issues?.[0].message).toMatch(/must be a web address/)
  })
})
