import { describe, expect, test } from 'vitest'
import { fetchMessages } from '../../src/contract/messages.ts'
import { readReply, UnreadableReply, writeReply } from '../../src/contract/reply.ts'
import { checkSession, login } from '../../src/contract/session.ts'
import { answer, REFUSED } from './answer.ts'

describe('a reply', () => {
  test.each(['success', 'Success', 'SUCCESS', ' success '])(
    'whose status is "%s" is a success',
    (status) => {
      const reply = readReply(login, answer({ status, message: 'Hello', full_name: 'Ada' }))
      expect(reply).toEqual({ ok: true, message: 'Hello', data: { fullName: 'Ada' } })
    },
  )

  test.each(['error', 'fail', 'ok', 'successful', '', 0, 1, true, false, null, undefined])(
    'whose status is %j is a refusal with its message',
    (status) => {
      const reply = readReply(login, answer({ status, message: 'Wrong password.' }))
      expect(reply).toEqual({ ok: false, message: 'Wrong password.' })
    },
  )

  test('is read whatever the HTTP status is', () => {
    const refusal = answer({ status: 'error', message: 'Not signed in.' }, REFUSED)
    const success = answer({ status: 'success', full_name: 'Ada' }, REFUSED)
    expect(readReply(login, refusal)).toEqual({ ok: false, message: 'Not signed in.' })
    expect(readReply(login, success)).toMatchObject({ ok: true, data: { fullName: 'Ada' } })
  })

  test.each([[null], [undefined], [false], ['']])('with the message %j has none', (message) => {
    expect(readReply(login, answer({ status: 'error', message }))).toEqual({
      ok: false,
      message: '',
    })
  })

  test('may carry fields that nobody asked for', () => {
    const more = { id: 7, token: 'abc', debug: { queries: ['SELECT 1'] } }
    const reply = readReply(login, answer({ status: 'success', full_name: 'Ada', ...more }))
    expect(reply).toEqual({ ok: true, message: '', data: { fullName: 'Ada' } })
  })

  test.each([
    ['a byte-order mark', '\uFEFF{"status":"success","full_name":"Ada"}'],
    [
      'a byte-order mark of each included file',
      '\uFEFF\n\uFEFF{"status":"success","full_name":"Ada"}',
    ],
    ['empty lines around it', '\r\n\n{"status":"success","full_name":"Ada"}\n\n'],
    ['escaped letters and slashes', '{"status":"success","full_name":"\\u0041da","x":"\\/"}'],
  ])('may be printed with %s', (_, body) => {
    expect(readReply(login, answer(body))).toMatchObject({ ok: true, data: { fullName: 'Ada' } })
  })
})

describe('text in a reply', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada\n', 'Ada'],
    [7, '7'],
    [0, '0'],
    [3.5, '3.5'],
    [true, 'true'],
    [false, ''],
    [null, ''],
    [undefined, ''],
  ])('that is %j on the wire is read as "%s"', (wire, read) => {
    const reply = readReply(login, answer({ status: 'success', full_name: wire }))
    expect(reply).toMatchObject({ data: { fullName: read } })
  })
})

describe('an answer', () => {
  test.each([
    ['nothing', ''],
    ['nothing but white space', ' \n'],
    ['a page of HTML', '<!doctype html><title>500</title>'],
    ['a warning in front of JSON', '<br /><b>Warning</b>: …<br />{"status":"success"}'],
    ['half of the JSON', '{"status":"success","full_na'],
    ['two JSON texts', '{"status":"success"}{"status":"success"}'],
    ['plain text', 'OK'],
    ['a list', '[]'],
    ['a text', '"success"'],
    ['a number', '1'],
    ['null', 'null'],
    ['a status that is an object', { status: { code: 1 } }],
    ['a message that is a list', { status: 'error', message: ['a', 'b'] }],
    ['a name that is a list', { status: 'success', full_name: ['Ada'] }],
    ['a name that is an object', { status: 'success', full_name: { first: 'Ada' } }],
  ])('that holds %s is unreadable', (_, body) => {
    expect(() => readReply(login, answer(body))).toThrow(UnreadableReply)
  })

  test('that is unreadable is named by its call', () => {
    const wrong = answer({ status: 'success', generalMessage: {} })
    expect(() => readReply(fetchMessages, wrong)).toThrow('/backend/fetch_messages.php')
  })

  test('that refuses is read without its data', () => {
    const refusal = answer({ status: 'error', message: 'No.', full_name: ['?'] })
    expect(readReply(checkSession, refusal)).toEqual({ ok: false, message: 'No.' })
  })
})

describe('what the server sends', () => {
  test('names a success and a refusal by their status', () => {
    const data = { general: '', student: '' }
    expect(writeReply(fetchMessages, { ok: true, message: '', data })).toEqual({
      status: 'success',
      generalMessage: '',
      studentMessage: '',
    })
    expect(writeReply(fetchMessages, { ok: false, message: 'No.' })).toEqual({
      status: 'error',
      message: 'No.',
    })
  })

  test('leaves a message out where there is none', () => {
    expect(writeReply(fetchMessages, { ok: false, message: '' })).toEqual({ status: 'error' })
  })
})
