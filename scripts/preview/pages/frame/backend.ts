import type { School } from '../../../../src/content/types.ts'
import type { Endpoint } from '../../../../src/contract/endpoint.ts'
import { getLinks, type StoredLinks } from '../../../../src/contract/links.ts'
import { fetchMessages } from '../../../../src/contract/messages.ts'
import { DAY_MS } from '../../../../src/contract/milliseconds.ts'
import { writeReply } from '../../../../src/contract/reply.ts'
import { checkSession } from '../../../../src/contract/session.ts'
import { getTask, listTasks, type Task } from '../../../../src/contract/tasks.ts'

// The preview has no backend: it answers the calls of the portal in the frame itself.

const NOTHING_HERE = 'The preview cannot submit anything or sign anybody in.'

const TASK: Task = {
  id: '1',
  title: 'Your first web page',
  lessonNumber: '1',
  dueDate: new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10),
  time: '6:00 PM',
  submittedAt: null,
  submission: null,
  details: '<p>Tasks are not part of the content: the school stores them for each cohort.</p>',
}

const NO_MESSAGES = {
  general: '',
  student: '',
  generalUntil: null,
  studentUntil: null,
  earlier: [],
}

/** Answers the portal's calls for a student who has the links of that moment. */
export function answerCalls(links: () => StoredLinks): void {
  const fetchFromServer = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    if (!pathname.startsWith('/backend/')) return fetchFromServer(input, init)
    switch (pathname) {
      case checkSession.path:
        return success(checkSession, {
          access: 'active' as const,
          student: { accountId: '', fullName: 'Ada Okafor', cohort: 'Preview', facecard: '' },
        })
      case fetchMessages.path:
        return success(fetchMessages, NO_MESSAGES)
      case getLinks.path:
        return success(getLinks, { links: links() })
      case listTasks.path:
        return searchParams.has('lesson_number')
          ? success(getTask, { task: TASK })
          : success(listTasks, { tasks: [TASK], earlier: [] })
      default:
        return Response.json({ status: 'error', message: NOTHING_HERE })
    }
  }
}

function success<Request, Data>(endpoint: Endpoint<Request, Data>, data: Data): Response {
  return Response.json(writeReply(endpoint, { ok: true, message: '', data }))
}

const LESSON_TIME = 'Tuesdays and Thursdays, 6:00 PM'

/**
 * The links and values of the student whom the preview shows.
 * @param school null until its settings could be read once
 */
export function storedLinks(
  school: Pick<School, 'linkSources' | 'storedValues'> | null,
): StoredLinks {
  const links: Record<string, string> = {}
  for (const { fields } of Object.values(school?.linkSources ?? {})) {
    for (const field of fields) links[field] = `https://example.org/${field}`
  }
  for (const [name, { fields }] of Object.entries(school?.storedValues ?? {})) {
    const [field] = fields
    if (field === undefined) continue
    links[field] = field === 'lesson_time' ? LESSON_TIME : `Ada’s ${name.replace(/_/g, ' ')}`
  }
  return links
}
