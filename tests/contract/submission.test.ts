import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { readReply, UnreadableReply } from '../../src/contract/reply.ts'
import { submitTask } from '../../src/contract/tasks.ts'
import { answer, REFUSED } from './answer.ts'

const FIELDS = {
  full_name: 'Ada Okafor',
  lesson_number: '3',
  task_number: '12',
  student_id: 'S-1',
  document_link: 'https://example.org/d',
  video_link: 'https://example.org/v',
  course_cohort: 'Cohort 7',
}

const read = (fields: unknown) => v.safeParse(submitTask.request.schema, fields)

describe('the answer to a submission', () => {
  test.each([
    ['a status of success', { status: 'success' }],
    ['a status of ok', { status: 'ok' }],
    ['a status of OK, with a message', { status: 'OK', message: 'Saved.' }],
    ['an empty body', ''],
    ['a byte-order mark and nothing else', '\uFEFF\r\n'],
    ['an object without a status', { id: 41 }],
    ['an empty object', {}],
    ['an empty list', []],
    ['true', 'true'],
    ['null', 'null'],
    ['a text', '"saved"'],
  ])('is a success with HTTP 2xx and %s', (_, body) => {
    expect(readReply(submitTask, answer(body))).toMatchObject({ ok: true })
  })

  test.each([
    ['a status of error', { status: 'error', message: 'Too late.' }],
    ['a status of fail', { status: 'fail' }],
    ['an empty status', { status: '' }],
    ['a status of null', { status: null }],
    ['a status of false', { status: false }],
  ])('is a refusal with HTTP 2xx and %s', (_, body) => {
    expect(readReply(submitTask, answer(body))).toMatchObject({ ok: false })
  })

  test.each([
    ['a status of success', { status: 'success' }],
    ['a status of ok', { status: 'ok' }],
    ['a status of error', { status: 'error' }],
    ['an object without a status', {}],
  ])('is a refusal with another HTTP status and %s', (_, body) => {
    expect(readReply(submitTask, answer(body, REFUSED))).toMatchObject({ ok: false })
  })

  test.each([
    ['a page of HTML', '<h1>Fatal error</h1>', { ok: true }],
    ['half of the JSON', '{"status":"o', { ok: true }],
    ['plain text', 'ok', { ok: true }],
    ['a status that is a list', { status: ['ok'] }, { ok: true }],
    ['an empty body and HTTP 500', '', REFUSED],
    ['a list and HTTP 500', [], REFUSED],
    ['a page of HTML and HTTP 500', '<h1>Internal Server Error</h1>', REFUSED],
  ])('is unreadable with %s', (_, body, http) => {
    expect(() => readReply(submitTask, answer(body, http))).toThrow(UnreadableReply)
  })
})

describe('a submission', () => {
  test('has its task number in task_number and its lesson number in lesson_number', () => {
    const { output } = read(FIELDS)
    expect(output).toMatchObject({ lessonNumber: '3', taskNumber: '12' })
  })

  test.each([
    ['full_name', 'Full name is required.'],
    ['lesson_number', 'Task number is required.'],
    ['task_number', 'Lesson number is required.'],
    ['student_id', 'Student ID is required.'],
    ['document_link', 'Documents link is required.'],
    ['video_link', 'Video link is required.'],
  ])('without %s is refused by the label that the form gives it', (field, sentence) => {
    expect(read({ ...FIELDS, [field]: ' ' }).issues?.[0].message).toBe(sentence)
    expect(read({ ...FIELDS, [field]: undefined }).issues?.[0].message).toBe(sentence)
  })

  test('has a task number that can be looked for, not a text', () => {
    expect(read({ ...FIELDS, lesson_number: '9'.repeat(500) }).success).toBe(true)
    const { issues } = read({ ...FIELDS, lesson_number: '9'.repeat(501) })
    expect(issues?.[0].message).toBe('That text is too long.')
  })

  test('needs no cohort, for the server knows it', () => {
    expect(read({ ...FIELDS, course_cohort: undefined }).success).toBe(true)
  })

  test.each(['document_link', 'video_link'])('needs a web address in %s', (field) => {
    const { issues } = read({ ...FIELDS, [field]: 'my folder' })
    expect(issues?.[0].message).toMatch(/must be a web address/)
  })
})
