import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { readReply, UnreadableReply } from '../../src/contract/reply.ts'
import { checkSession, login, logout } from '../../src/contract/session.ts'
import { answer, REFUSED } from './answer.ts'

describe('the session check', () => {
  test('reads the profile of the student', () => {
    const wire = { full_name: 'Ada Okafor', course_cohort: 7, facecard: 'faces/ada.png' }
    expect(readReply(checkSession, answer({ status: 'success', ...wire }))).toMatchObject({
      data: { student: { fullName: 'Ada Okafor', cohort: '7', facecard: 'faces/ada.png' } },
    })
  })

  test('reads what is missing or null as empty', () => {
    const reply = readReply(checkSession, answer({ status: 'success', facecard: null }))
    expect(reply).toMatchObject({ data: { student: { fullName: '', cohort: '', facecard: '' } } })
  })

  test.each([
    ['5f0c', '5f0c'],
    [17, '17'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [{}, ''],
  ])('reads the account_id %j as %j', (account_id, accountId) => {
    const reply = readReply(checkSession, answer({ status: 'success', account_id }))
    expect(reply).toMatchObject({ data: { student: { accountId } } })
  })

  test.each(['deactivated', 'Deactivated', 'DEACTIVATED', ' deactivated '])(
    'blocks a student whose user_status is "%s"',
    (user_status) => {
      const reply = readReply(checkSession, answer({ status: 'success', user_status }))
      expect(reply).toMatchObject({ data: { access: 'deactivated' } })
    },
  )

  test.each([
    'active',
    'Active',
    'inactive',
    'suspended',
    'deactivated soon',
    '',
    0,
    1,
    null,
    undefined,
  ])('lets a student in whose user_status is %j', (user_status) => {
    const reply = readReply(checkSession, answer({ status: 'success', user_status }))
    expect(reply).toMatchObject({ data: { access: 'active' } })
  })
})

describe('a login request', () => {
  test('keeps the password as it was typed and the address without the space around it', () => {
    const sent = { email: ' ada@example.org ', password: ' p ' }
    expect(v.parse(login.request.schema, sent)).toEqual({
      email: 'ada@example.org',
      password: ' p ',
    })
  })

  test.each([
    ['no address', { password: 'x' }],
    ['an address of spaces', { email: '  ', password: 'x' }],
    ['no password', { email: 'ada@example.org' }],
    ['an empty password', { email: 'ada@example.org', password: '' }],
    ['a password that is no text', { email: 'ada@example.org', password: ['x'] }],
    ['null in place of both', { email: null, password: null }],
  ])('with %s is refused in words', (_, fields) => {
    const read = v.safeParse(login.request.schema, fields)
    expect(read.issues?.[0].message).toBe('Email and password are required.')
  })
})

describe('a logout', () => {
  test.each([
    ['an empty body', ''],
    ['JSON without a status', {}],
    ['a status of ok', { status: 'ok' }],
    ['a status of success', { status: 'success' }],
  ])('that is answered with %s succeeds, for the specification reads nothing of it', (_, body) => {
    expect(readReply(logout, answer(body))).toMatchObject({ ok: true })
  })

  test('that is answered with an error page has failed', () => {
    expect(() => readReply(logout, answer('<h1>Fatal error</h1>'))).toThrow(UnreadableReply)
    expect(() => readReply(logout, answer('', REFUSED))).toThrow(UnreadableReply)
  })
})
