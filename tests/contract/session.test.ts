import { describe, expect, test } from 'vitest'
import { readReply } from '../../src/contract/reply.ts'
import { checkSession } from '../../src/contract/session.ts'
import { answer } from './answer.ts'

const check = (fields: object) => readReply(checkSession, answer({ status: 'success', ...fields }))

describe('the session check', () => {
  test.each([
    ['5f0c', '5f0c'],
    [17, '17'],
    [null, ''],
    [{}, ''],
  ])('reads the account_id %j as %j', (account_id, accountId) => {
    expect(check({ account_id })).toMatchObject({ data: { student: { accountId } } })
  })

  test.each(['deactivated', ' DEACTIVATED '])(
    'blocks a student whose user_status is "%s"',
    (user_status) => {
      expect(check({ user_status })).toMatchObject({ data: { access: 'deactivated' } })
    },
  )

  test.each(['active', 'inactive', 'deactivated soon', '', 0, null, undefined])(
    'lets a student in whose user_status is %j',
    (user_status) => {
      expect(check({ user_status })).toMatchObject({ data: { access: 'active' } })
    },
  )
})
