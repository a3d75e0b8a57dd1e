import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { getLinks } from '../../src/contract/links.ts'
import { fetchMessages } from '../../src/contract/messages.ts'
import {
  requestResetCode,
  resetPassword,
  verifyResetCode,
} from '../../src/contract/password-reset.ts'
import { readReply, writeReply } from '../../src/contract/reply.ts'
import { checkSession, login, logout } from '../../src/contract/session.ts'
import { getTask, listTasks, submitTask } from '../../src/contract/tasks.ts'
import { answer } from './answer.ts'

const PROFILE = {
  user_status: 'deactivated',
  full_name: 'Ngọzi Ézè 🎓',
  course_cohort: 'C 7',
  facecard: '/faces/7.png',
  account_id: '5f0c',
}
const LINKS = { cloud_link: 'https://example.org/c', lesson_time: '6 PM' }
const TASK = {
  id: '7',
  title: 'Draw a “chart”',
  lesson_number: '3',
  due_date: '2026-03-01',
  time: '18:00',
  details: '<p>1 < 2 & "so on"</p>',
}
/** MySQL's time, as a school's own backend may write it. */
const HANDED_IN = { ...TASK, submitted_at: '2026-02-27 09:14:55' }
const SENT = {
  lesson_number: '3',
  student_id: 'S-1',
  document_link: 'https://example.org/d',
  video_link: 'https://example.org/v',
  submitted_at: '2026-02-27T08:14:55.000Z',
}
const SHOWN_TASK = { ...HANDED_IN, submission: SENT }
const TASKS = { tasks: [TASK, HANDED_IN, SHOWN_TASK] }
const WITH_EARLIER = { tasks: [TASK], earlier: [{ ...SENT, lesson_number: 'Project' }] }
const SUBMISSION = {
  full_name: 'Ada Okafor',
  lesson_number: '3',
  task_number: '12',
  student_id: 'S-1',
  document_link: 'https://example.org/d',
  video_link: 'https://example.org/v?t=1&u',
  course_cohort: 'C 7',
}
const email = 'ada@example.org'
const MESSAGES = { generalMessage: 'Hello <all>', studentMessage: '' }
const DATED_MESSAGES = {
  ...MESSAGES,
  general_until: '2026-03-02T22:00:00.000Z',
  earlier: [
    { text: 'No class today', since: '2026-03-01T08:00:00.000Z' },
    { text: 'Hello', since: '' },
  ],
}
const LOGIN = { email, password: ' "pass" ' }
const NOTHING = {}

// Section 7, row by row: each call, how its request travels, its fields, and those of its reply.
const SECTION_7: readonly [call: string, endpoint: unknown, request: object, reply: object][] = [
  ['GET /backend/auth.php: nothing', checkSession, NOTHING, PROFILE],
  ['GET /backend/get_links.php: nothing', getLinks, NOTHING, { links: LINKS }],
  ['GET /backend/logout.php: nothing', logout, NOTHING, NOTHING],
  ['GET /backend/fetch_messages.php: nothing', fetchMessages, NOTHING, MESSAGES],
  ['GET /backend/fetch_messages.php: nothing', fetchMessages, NOTHING, DATED_MESSAGES],
  ['GET /backend/get_tasks.php: query', listTasks, { course_cohort: 'C & 7' }, TASKS],
  ['GET /backend/get_tasks.php: query', listTasks, { course_cohort: 'C' }, WITH_EARLIER],
  ['GET /backend/get_tasks.php: query', getTask, { lesson_number: '3' }, { task: TASK }],
  ['POST /backend/submit_task.php: form', submitTask, SUBMISSION, NOTHING],
  ['POST /backend/login.php: json', login, LOGIN, { full_name: 'Ada Okafor' }],
  ['POST /backend/request_password_reset.php: json', requestResetCode, { email }, NOTHING],
  ['POST /backend/verify_otp.php: json', verifyResetCode, { email, otp: '012345' }, NOTHING],
  ['POST /backend/reset_password.php: json', resetPassword, { email, password: ' new ' }, NOTHING],
]

describe.each(SECTION_7)('%s', (call, each, request, carried) => {
  const endpoint = each as Endpoint<unknown, unknown>

  test('is called as the specification says', () => {
    expect(`${endpoint.method} ${endpoint.path}: ${endpoint.sends}`).toBe(call)
  })

  test('sends its fields and nothing more, as the server reads them', () => {
    const read = v.parse(endpoint.request.schema, request)
    expect(endpoint.request.write(read)).toEqual(request)
  })

  test('carries its fields and nothing more, as the portal reads them', () => {
    const wire = { status: 'success', message: 'Done.', ...carried }
    expect(writeReply(endpoint, readReply(endpoint, answer(wire)))).toEqual(wire)
  })
})

test.each([
  ['null', null, []],
  ['no list', 'soon', []],
  [
    'entries that do not fit',
    [7, null, {}, { text: [] }, { text: 'A', since: 5 }],
    [{ text: 'A', since: '5' }],
  ],
])('%s in the place of earlier messages costs nobody the current one', (_, earlier, read) => {
  const wire = { status: 'success', generalMessage: 'Hello', general_until: null, earlier }
  expect(readReply(fetchMessages, answer(wire))).toMatchObject({
    ok: true,
    data: { general: 'Hello', generalUntil: null, earlier: read },
  })
})
