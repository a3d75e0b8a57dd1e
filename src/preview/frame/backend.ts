import type { Endpoint } from '../../contract/endpoint.ts'
import { getLinks } from '../../contract/links.ts'
import { fetchMessages } from '../../contract/messages.ts'
import { writeReply } from '../../contract/reply.ts'
import { checkSession } from '../../contract/session.ts'
import { getTask, listTasks, type Task } from '../../contract/tasks.ts'
import type { Switches } from '../state.ts'
import type { PreviewStudent } from './student.ts'

// The preview has no backend: the calls of the portal in the frame are answered here.

const NOTHING_HERE = 'The preview hands nothing in and signs nobody in.'

const TASK: Task = {
  id: '1',
  title: 'Your first web page',
  lessonNumber: '1',
  dueDate: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  time: '6:00 PM',
  details: '<p>Tasks are not written here: the school stores them for each cohort.</p>',
}

/** Answers the portal's calls for the student that `current` describes at that moment. */
export function answerCalls(
  current: () => { readonly student: PreviewStudent; readonly links: Switches['links'] },
): void {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    if (!pathname.startsWith('/backend/')) return real(input, init)
    const { student, links } = current()
    switch (pathname) {
      case checkSession.path:
        return success(checkSession, {
          access: 'active' as const,
          student: { accountId: '', fullName: student.fullName, cohort: 'Preview', facecard: '' },
        })
      case fetchMessages.path:
        return success(fetchMessages, { general: '', student: '' })
      case getLinks.path:
        if (links === 'failed') throw new TypeError('The preview’s links fail')
        return success(getLinks, { links: student.links })
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
