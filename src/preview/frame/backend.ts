import type { Endpoint } from '../../contract/endpoint.ts'
import { getLinks } from '../../contract/links.ts'
import { fetchMessages } from '../../contract/messages.ts'
import { DAY_MS } from '../../contract/milliseconds.ts'
import { writeReply } from '../../contract/reply.ts'
import { checkSession } from '../../contract/session.ts'
import { getTask, listTasks, type Task } from '../../contract/tasks.ts'
import type { PreviewStudent } from './student.ts'

// The preview has no backend: it answers the calls of the portal in the frame itself.

const NOTHING_HERE = 'The preview cannot submit anything or sign anybody in.'

const TASK: Task = {
  id: '1',
  title: 'Your first web page',
  lessonNumber: '1',
  dueDate: new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10),
  time: '6:00 PM',
  submittedAt: null,
  details: '<p>Tasks are not part of the content: the school stores them for each cohort.</p>',
}

const NO_MESSAGES = {
  general: '',
  student: '',
  generalUntil: null,
  studentUntil: null,
  earlier: [],
}

/** Answers the portal's calls for the student at that moment. */
export function answerCalls(current: () => PreviewStudent | null): void {
  const fetchFromServer = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    const student = current()
    if (student === null || !pathname.startsWith('/backend/')) return fetchFromServer(input, init)
    const { fullName, links } = student
    switch (pathname) {
      case checkSession.path:
        return success(checkSession, {
          access: 'active' as const,
          student: { accountId: '', fullName, cohort: 'Preview', facecard: '' },
        })
      case fetchMessages.path:
        return success(fetchMessages, NO_MESSAGES)
      case getLinks.path:
        if (links === null) throw new TypeError('The switches let the links fail')
        return success(getLinks, { links })
      case listTasks.path:
        return searchParams.has('lesson_number')
          ? success(getTask, { task: TASK })
          : success(listTasks, { tasks: [TASK] })
      default:
        return Response.json({ status: 'error', message: NOTHING_HERE })
    }
  }
}

function success<Request, Data>(endpoint: Endpoint<Request, Data>, data: Data): Response {
  return Response.json(writeReply(endpoint, { ok: true, message: '', data }))
}
