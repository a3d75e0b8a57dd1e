import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { STORED_LINK_FIELDS } from '../../../src/contract/stored-link-fields.ts'

/** The cookie by which a browser chooses what is said to it: the number of a payload, and how. */
export const SAYS = 'says'
/** Nobody can sign in. */
export const REFUSES = 'r'
/** A submission gets no answer that can be read, and none before it is let go. */
export const LOSES = 'l'

export type HostileBackend = Awaited<ReturnType<typeof openHostileBackend>>

/** A backend that somebody else writes into: every text that it sends is a payload. */
export async function openHostileBackend(payloads: readonly string[]) {
  function answerTo(path: string, query: URLSearchParams, said: string): object {
    const current = payloads[Number.parseInt(said, 10)] ?? ''
    const refuses = said.endsWith(REFUSES) && path.includes('login')
    const task = (number: number) => ({
      id: String(number),
      title: `Task ${number} ${current}`,
      lesson_number: String(number),
      due_date: number % 2 === 0 ? current : '2099-01-01',
      time: current,
      details: payloads[number] ?? current,
    })
    const lesson = query.get('lesson_number')
    return {
      status: refuses ? 'error' : 'success',
      message: current,
      user_status: `active ${current}`,
      full_name: `Ada ${current}`,
      course_cohort: `Cohort ${current}`,
      facecard: current,
      links: Object.fromEntries(STORED_LINK_FIELDS.map((field) => [field, current])),
      generalMessage: current,
      studentMessage: `https://example.org/${current}`,
      ...(lesson === null ? { tasks: [0, 1, 2, 3].map(task) } : { task: task(Number(lesson)) }),
    }
  }

  /** The answers that are held back, by the number of their payload. */
  const held = new Map<number, () => void>()

  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend.example')
    const said = new RegExp(`\\b${SAYS}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
    request.resume()
    if (said.endsWith(LOSES) && pathname.includes('submit')) {
      const number = Number.parseInt(said, 10)
      held.set(number, () => answer.writeHead(502).end(`Bad gateway ${payloads[number]}`))
      return
    }
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify(answerTo(pathname, searchParams, said)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers the submission that was held back. */
    letGo(number: number) {
      held.get(number)?.()
      held.delete(number)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
