import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TYPICAL_PHP, type Dialect } from './php/dialect.ts'
import { scriptRuns, type Fault } from './php/faults.ts'
import { servePortalFile } from './php/portal-files.ts'
import { callOf, readRequest, type PhpRequest } from './php/request.ts'
import { phpSchool, type PhpSchool } from './php/school.ts'
import { SCRIPTS } from './php/scripts.ts'
import { sendAnswer, sendHeaders } from './php/send.ts'
import { phpSessions } from './php/sessions.ts'

/** A second backend of the contract, which behaves as PHP ones do and shares no code with ours. */
export type PhpBackend = {
  /** Such as http://127.0.0.1:40123. */
  readonly origin: string
  /** What it holds; a test changes it as it likes. */
  readonly school: PhpSchool
  /** Every request under /backend since the last `forgetRequests`, in the order of arrival. */
  readonly requests: () => readonly PhpRequest[]
  /** The same, each in one line: 'GET /backend/get_tasks.php?lesson_number=3'. */
  readonly calls: () => readonly string[]
  readonly forgetRequests: () => void
  /** From now on the call goes wrong this way; null mends it. */
  readonly fault: (path: string, fault: Fault | null) => void
  /** From now on answers are written this way. */
  readonly speak: (dialect: Partial<Dialect>) => void
  /** @throws {AggregateError} when the backend itself failed, other than by a fault it was told to have */
  readonly close: () => Promise<void>
}

/** The backend alone, on a port that the system chooses; every other path is some page of HTML. */
export function startPhpBackend(): Promise<PhpBackend> {
  return start(null)
}

/** The backend and, beside it, the built portal with single-page fallback. */
export function startPhpSite({ dist }: { dist: string }): Promise<PhpBackend> {
  return start(dist)
}

async function start(dist: string | null): Promise<PhpBackend> {
  const school = phpSchool()
  const sessions = phpSessions()
  const faults = new Map<string, Fault>()
  let closing = false
  const bugs: unknown[] = []
  let requests: PhpRequest[] = []
  let dialect = TYPICAL_PHP

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', 'http://php').pathname
    if (path.startsWith('/backend/')) return answer(incoming, response)
    if (dist !== null) return servePortalFile(dist, path, response)
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>')
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming)
    requests.push(request)
    const script = SCRIPTS[`${request.method} ${request.path}`]
    if (script === undefined) return void response.writeHead(404).end('File not found.')
    const fault = faults.get(request.path)
    const session = sessions.start(incoming.headers)
    const result = scriptRuns(fault) ? script({ request, session, school, dialect }) : ''
    sendHeaders(response, session, dialect)
    sendAnswer(response, result, { fault, dialect })
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      if (!closing) bugs.push(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    school,
    requests: () => requests,
    calls: () => requests.map(callOf),
    forgetRequests: () => {
      requests = []
    },
    fault: (path, fault) => void (fault === null ? faults.delete(path) : faults.set(path, fault)),
    speak: (changes) => {
      dialect = { ...dialect, ...changes }
    },
    async close() {
      closing = true
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      if (bugs.length > 0) throw new AggregateError(bugs, 'The PHP backend itself failed')
    },
  }
}
