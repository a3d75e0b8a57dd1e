import { describe, expect, test } from 'vitest'
import { readReply, UnreadableReply, writeReply } from '../../src/contract/reply.ts'
import { checkSession, login } from '../../src/contract/session.ts'
import { answer, REFUSED } from './answer.ts'

describe('a reply', () => {
  test.each(['success', ' SUCCESS '])('whose status is "%s" is a success', (status) => {
    const reply = readReply(login, answer({ status, message: 'Hello', full_name: 'Ada' }))
    expect(reply).toEqual({ ok: true, message: 'Hello', data: { fullName: 'Ada' } })
  })

  test.each(['error', 'ok', 'successful', '', 0, 1, true, null, undefined])(
    'whose status is %j is a refusal with its message, read without its data',
    (status) => {
      const wire = { status, message: 'Wrong password.', full_name: ['?'] }
      expect(readReply(login, answer(wire))).toEqual({ ok: false, message: 'Wrong password.' })
    },
  )

  test('is read whatever the HTTP status is', () => {
    const refusal = answer({ status: 'error', message: 'Not signed in.' }, REFUSED)
    const success = answer({ status: 'success', full_name: 'Ada' }, REFUSED)
    expect(readReply(login, refusal)).toEqual({ ok: false, message: 'Not signed in.' })
    expect(readReply(login, success)).toMatchObject({ ok: true, data: { fullName: 'Ada' } })
  })

  test.each([
    ['a byte-order mark of each included file', '\uFEFF\n\uFEFF{"status":"success"}'],
    ['empty lines around it', '\r\n\n{"status":"success"}\n\n'],
  ])('may be printed with %s', (_, body) => {
    expect(readReply(login, answer(body))).toMatchObject({ ok: true })
  })

  test.each([
    ['  Ada\n', 'Ada'],
    [0, '0'],
    [true, 'true'],
    [false, ''],
    [null, ''],
    [undefined, ''],
  ])('with the text %j on the wire is read as "%s"', (wire, fullName) => {
    const reply = readReply(login, answer({ status: 'success', full_name: wire }))
    expect(reply).toMatchObject({ data: { fullName } })
  })

  test.each([
    ['a page of HTML', '<!doctype html><title>500</title>'],
    ['a warning in front of JSON', '<br /><b>Warning</b>: …<br />{"status":"success"}'],
    ['a word', 'OK'],
    ['nothing', ''],
    ['half of its JSON', '{"status":"succ'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a status that is an object', { status: { code: 1 } }],
    ['a message that is a list', { status: 'error', message: ['a', 'b'] }],
    ['a name that is an object', { status: 'success', full_name: { first: 'Ada' } }],
  ])('that holds %s is unreadable', (_, body) => {
    expect(() => readReply(login, answer(body))).toThrow(UnreadableReply)
  })
})

test('an answer that is unreadable is named by its call', () => {
  const wrong = answer({ status: 'success', full_name: {} })
  expect(() => readReply(checkSession, wrong)).toThrow('/backend/auth.php')
})

test('a refusal is written with its message, if it has one', () => {
  const wire = { status: 'error', message: 'Not today.' }
  expect(writeReply(login, { ok: false, message: 'Not today.' })).toEqual(wire)
  expect(writeReply(login, { ok: false, message: '' })).toEqual({ status: 'error' })
})
