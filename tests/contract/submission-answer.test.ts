import { expect, test } from 'vitest'
import { readReply, UnreadableReply } from '../../src/contract/reply.ts'
import { logout } from '../../src/contract/session.ts'
import { submitTask } from '../../src/contract/tasks.ts'
import { answer, REFUSED } from './answer.ts'

// What the answer to a submission says: decisions, Tasks.

test.each([
  ['a status of success', { status: 'success' }],
  ['a status of OK, with a message', { status: 'OK', message: 'Saved.' }],
  ['an empty body', ''],
  ['a byte-order mark and nothing else', '\uFEFF\r\n'],
  ['an object without a status', { id: 41 }],
  ['an empty list', []],
  ['null', 'null'],
])('HTTP 2xx and %s is a success', (_, body) => {
  expect(readReply(submitTask, answer(body))).toMatchObject({ ok: true })
})

test.each([
  ['HTTP 2xx and a status of error', { status: 'error', message: 'Too late.' }, { ok: true }],
  ['HTTP 2xx and an empty status', { status: '' }, { ok: true }],
  ['another HTTP status and a status of success', { status: 'success' }, REFUSED],
  ['another HTTP status and an object without a status', {}, REFUSED],
])('%s is a refusal', (_, body, http) => {
  expect(readReply(submitTask, answer(body, http))).toMatchObject({ ok: false })
})

test.each([
  ['a page of HTML', '<h1>Fatal error</h1>', { ok: true }],
  ['a status that is a list', { status: ['ok'] }, { ok: true }],
  ['an empty body and HTTP 500', '', REFUSED],
])('%s is unreadable', (_, body, http) => {
  expect(() => readReply(submitTask, answer(body, http))).toThrow(UnreadableReply)
})

test('a logout needs no status either', () => {
  expect(readReply(logout, answer(''))).toMatchObject({ ok: true })
  expect(readReply(logout, answer({}))).toMatchObject({ ok: true })
  expect(() => readReply(logout, answer('<h1>Fatal error</h1>'))).toThrow(UnreadableReply)
})
