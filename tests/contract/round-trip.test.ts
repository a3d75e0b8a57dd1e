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

const TASK = {
  id: '7',
  title: 'Draw a “chart”',
  lessonNumber: '3',
  dueDate: '2026-03-01',
  time: '18:00',
  details: '<p>1 < 2 & "so on"</p>',
}

type Row = {
  readonly call: string
  // Each row has types of its own, and what is tested is that they fit.
  readonly endpoint: Endpoint<unknown, unknown>
  readonly sends: 'nothing' | 'query' | 'json' | 'form'
  /** Our names, and what they are on the wire. */
  readonly request: unknown
  readonly sent: Readonly<Record<string, string>>
  readonly data: unknown
  /** What the reply carries beside its status. */
  readonly carried: Readonly<Record<string, unknown>>
}

function row<Request, Data>(
  call: string,
  endpoint: Endpoint<Request, Data>,
  sends: Row['sends'],
  half: {
    request: Request
    sent?: Row['sent']
    data: NoInfer<Data>
    carried?: Row['carried']
  },
): Row {
  const wide = endpoint as unknown as Endpoint<unknown, unknown>
  return { call, endpoint: wide, sends, sent: {}, carried: {}, ...half }
}

// Section 7, row by row.
const SECTION_7: readonly Row[] = [
  row('GET /backend/auth.php', checkSession, 'nothing', {
    request: null,
    data: {
      access: 'deactivated',
      student: {
        accountId: '5f0c',
        fullName: 'Ngọzi Ézè 🎓',
        cohort: 'C 7',
        facecard: '/faces/7.png',
      },
    },
    carried: {
      user_status: 'deactivated',
      full_name: 'Ngọzi Ézè 🎓',
      course_cohort: 'C 7',
      facecard: '/faces/7.png',
      account_id: '5f0c',
    },
  }),
  row('GET /backend/get_links.php', getLinks, 'nothing', {
    request: null,
    data: { links: { cloud_link: 'https://example.org/c', lesson_time: '6 PM' } },
    carried: { links: { cloud_link: 'https://example.org/c', lesson_time: '6 PM' } },
  }),
  row('GET /backend/logout.php', logout, 'nothing', { request: null, data: null }),
  row('GET /backend/fetch_messages.php', fetchMessages, 'nothing', {
    request: null,
    data: { general: 'Hello <all>', student: '' },
    carried: { generalMessage: 'Hello <all>', studentMessage: '' },
  }),
  row('GET /backend/get_tasks.php', listTasks, 'query', {
    request: { cohort: 'C & D / 7' },
    sent: { course_cohort: 'C & D / 7' },
    data: { tasks: [TASK] },
    carried: {
      tasks: [
        {
          id: '7',
          title: 'Draw a “chart”',
          lesson_number: '3',
          due_date: '2026-03-01',
          time: '18:00',
          details: '<p>1 < 2 & "so on"</p>',
        },
      ],
    },
  }),
  row('GET /backend/get_tasks.php', getTask, 'query', {
    request: { lessonNumber: '3' },
    sent: { lesson_number: '3' },
    data: { task: null },
    carried: { task: null },
  }),
  row('POST /backend/submit_task.php', submitTask, 'form', {
    request: {
      fullName: 'Ada Okafor',
      lessonNumber: '3',
      taskNumber: '12',
      studentId: 'S-1',
      documentLink: 'https://example.org/d',
      videoLink: 'https://example.org/v?t=1&u',
      cohort: 'C 7',
    },
    sent: {
      full_name: 'Ada Okafor',
      lesson_number: '3',
      task_number: '12',
      student_id: 'S-1',
      document_link: 'https://example.org/d',
      video_link: 'https://example.org/v?t=1&u',
      course_cohort: 'C 7',
    },
    data: null,
  }),
  row('POST /backend/login.php', login, 'json', {
    request: { email: 'ada@example.org', password: ' "pass" ' },
    sent: { email: 'ada@example.org', password: ' "pass" ' },
    data: { fullName: 'Ada Okafor' },
    carried: { full_name: 'Ada Okafor' },
  }),
  row('POST /backend/request_password_reset.php', requestResetCode, 'json', {
    request: { email: 'ada@example.org' },
    sent: { email: 'ada@example.org' },
    data: null,
  }),
  row('POST /backend/verify_otp.php', verifyResetCode, 'json', {
    request: { email: 'ada@example.org', code: '012345' },
    sent: { email: 'ada@example.org', otp: '012345' },
    data: null,
  }),
  row('POST /backend/reset_password.php', resetPassword, 'json', {
    request: { email: 'ada@example.org', password: ' new ' },
    sent: { email: 'ada@example.org', password: ' new ' },
    data: null,
  }),
]

describe.each(SECTION_7)('$call', ({ call, endpoint, sends, request, sent, data, carried }) => {
  test('is called as the specification says', () => {
    expect(`${endpoint.method} ${endpoint.path}`).toBe(call)
    expect(endpoint.sends).toBe(sends)
  })

  test('sends its fields and nothing more, and the server reads them back', () => {
    if (sends === 'nothing') return
    const wire = endpoint.request.write(request)
    expect(wire).toEqual(sent)
    expect(v.parse(endpoint.request.schema, wire)).toEqual(request)
  })

  test('carries its fields and nothing more, and the portal reads them back', () => {
    const reply = { ok: true, message: 'Done.', data } as const
    const wire = writeReply(endpoint, reply)
    expect(wire).toEqual({ status: 'success', message: 'Done.', ...carried })
    expect(readReply(endpoint, answer(wire))).toEqual(reply)
  })

  test('carries a refusal with its message', () => {
    const reply = { ok: false, message: 'Not today.' } as const
    expect(readReply(endpoint, answer(writeReply(endpoint, reply)))).toEqual(reply)
  })
})

test('a task of the list and a task alone are the same on the wire', () => {
  const list = writeReply(listTasks, { ok: true, message: '', data: { tasks: [TASK] } })
  const one = writeReply(getTask, { ok: true, message: '', data: { task: TASK } })
  expect(one['task']).toEqual((list['tasks'] as unknown[])[0])
})
