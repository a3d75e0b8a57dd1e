import { expect, test } from 'vitest'
import { readReply } from '../../src/contract/reply.ts'
import { checkSession } from '../../src/contract/session.ts'
import { answer } from './answer.ts'

const check = (fields: object) => readReply(checkSession, answer({ status: 'success', ...fields }))

test.each([
  ['5f0c', '5f0c'],
  [17, '17'],
  [null, ''],
  [{}, ''],
])('the session check reads the account_id %j as %j', (account_id, accountId) => {
  expect(check({ account_id })).toMatchObject({ data: { student: { accountId } } })
})

test.each(['deactivated', ' DEACTIVATED '])(
  'the user_status "%s" blocks a student',
  (user_status) => {
    expect(check({ user_status })).toMatchObject({ data: { access: 'deactivated' } })
  },
)

const OTHERS = ['active', 'inactive', 'deactivated soon', '', 0, null, undefined]

test.each(OTHERS)('the user_status %j lets a student in', (user_status) => {
  expect(check({ user_status })).toMatchObject({ data: { access: 'active' } })
})
