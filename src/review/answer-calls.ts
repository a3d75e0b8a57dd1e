import { linkSources } from '../content/compiled/index.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { getLinks } from '../contract/links.ts'
import { fetchMessages } from '../contract/messages.ts'
import { writeReply } from '../contract/reply.ts'
import { checkSession } from '../contract/session.ts'
import { listTasks } from '../contract/tasks.ts'

// Pictures are taken without a backend: the portal's calls are answered here.

/** Every link is stored for this student, so that every button works; each leads elsewhere, so that one sees which is another. */
const EVERY_LINK = Object.fromEntries(
  Object.values(linkSources).flatMap(({ fields }) =>
    fields.map((field) => [field, `https://example.org/${field}`]),
  ),
)

const ACTIVE = {
  access: 'active',
  student: { accountId: '', fullName: 'Ada Okafor', cohort: '', facecard: '' },
} as const

/** Answers each call of the contract for one student who has nothing to read and nothing to do. */
export function answerCalls(): void {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    switch (pathname) {
      case checkSession.path:
        return success(checkSession, ACTIVE)
      case getLinks.path:
        return success(getLinks, { links: EVERY_LINK })
      case fetchMessages.path:
        return success(fetchMessages, { general: '', student: '' })
      case listTasks.path:
        return success(listTasks, { tasks: [] })
      default:
        return real(input, init)
    }
  }
}

function success<Request, Data>(endpoint: Endpoint<Request, Data>, data: Data): Response {
  return Response.json(writeReply(endpoint, { ok: true, message: '', data }))
}
