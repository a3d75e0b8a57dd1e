import { expect, test } from 'vitest'
import { failureOf, reasonOf } from '../../src/server/db/failure.ts'

const withCode = (code: string) => Object.assign(new Error(''), { code })
const bySqlite = (errcode: number) => Object.assign(new Error(''), { errcode })
const both = [new Error('connect ENETUNREACH ::1'), new Error('connect ECONNREFUSED 127.0.0.1')]

test.each([
  [withCode('57P01'), 'away'],
  [withCode('ECONNREFUSED'), 'away'],
  [withCode('EHOSTDOWN'), 'away'],
  [Object.assign(new AggregateError(both), { code: 'ENETUNREACH' }), 'away'],
  [new Error('Connection terminated unexpectedly'), 'away'],
  [new Error('timeout exceeded when trying to connect'), 'away'],
  [withCode('40001'), 'conflict'],
  [withCode('40P01'), 'conflict'],
  [withCode('53100'), 'full'],
  [withCode('23503'), 'orphan'],
  [bySqlite(787), 'orphan'],
  [bySqlite(2067), null], // another constraint
  [bySqlite(13), 'full'],
  [bySqlite(266), 'unwritable'],
  [withCode('42P01'), null],
  [new Error('a mistake of ours'), null],
])('what %s says of the database is %j', (error, failure) => {
  expect(failureOf(error)).toBe(failure)
})

test('a name with several addresses has a reason for each', () => {
  const reasons = 'connect ENETUNREACH ::1; connect ECONNREFUSED 127.0.0.1'
  expect(reasonOf(new AggregateError(both))).toBe(reasons)
})
