import { expect, test } from 'vitest'
import { fetchMessages } from '../../src/contract/messages.ts'
import { readReply, UnreadableReply } from '../../src/contract/reply.ts'
import { answer } from './answer.ts'

const read = (fields: object) => readReply(fetchMessages, answer({ status: 'success', ...fields }))

test.each([
  [
    { generalMessage: 'Hello', studentMessage: 'Ada' },
    { general: 'Hello', student: 'Ada' },
  ],
  [
    { generalMessage: 'Hello', studentMessage: null },
    { general: 'Hello', student: '' },
  ],
  [
    { generalMessage: false, studentMessage: ' Ada ' },
    { general: '', student: 'Ada' },
  ],
  [{ generalMessage: 2026 }, { general: '2026', student: '' }],
  [{}, { general: '', student: '' }],
  [{ generalMessage: '<b>Hi</b>' }, { general: '<b>Hi</b>', student: '' }],
])('messages that are %j on the wire are read as %j', (wire, messages) => {
  expect(read(wire)).toEqual({ ok: true, message: '', data: messages })
})

test('a message that is no text makes the answer unreadable', () => {
  expect(() => read({ generalMessage: ['Hello'] })).toThrow(UnreadableReply)
  expect(() => read({ studentMessage: { text: 'Hello' } })).toThrow(UnreadableReply)
})
