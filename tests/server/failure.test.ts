import { expect, test } from 'vitest'
import { failureOf, reasonOf } from '../../src/server/db/failure.ts'

const withCode = (code: string) => Object.assign(new Error(''), { code })
const bySqlite = (errcode: number) => Object.assign(new Error(''), { errcode })
const both = [new Error('connect ENETUNREACH ::1'), new Error('connect ECONNREFUSED 127.0.0.1')]

test.each([
  [withCode('57P01'), 'unavailable'],
  [withCode('ECONNREFUSED'), 'unavailable'],
  [Object.assign(new AggregateError(both), { code: 'ENETUNREACH' }), 'unavailable'],
  [new Error('Connection terminated unexpectedly'), 'unavailable'],
  [new Error('timeout exceeded when trying to connect'), 'unavailable'],
  [withCode('40001'), 'conflict'],
  [withCode('40P01'), 'conflict'],
  [withCode('53100'), 'disk-full'],
  [withCode('23503'), 'foreign-key'],
  [bySqlite(787), 'foreign-key'],
  [bySqlite(2067), null], // another constraint
  [bySqlite(13), 'disk-full'],
  [bySqlite(266), 'unwritable'],
  [new Error('a mistake of ours'), null],
])('failureOf(%s) is %j', (error, failure) => {
  expect(failureOf(error)).toBe(failure)
})

test('reasonOf joins the reasons of a host with several addresses', () => {
  const reasons = 'connect ENETUNREACH ::1; connect ECONNREFUSED 127.0.0.1'
  expect(reasonOf(new AggregateError(both))).toBe(reasons)
})
