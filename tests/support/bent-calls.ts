import type { CallName, Failure } from './backend-calls.ts'

// Answers that the real server never gives, for the portal in jsdom.

type Answer = () => Response | Promise<Response | undefined>

const FAILURES: Readonly<Record<Failure, () => Response | Promise<Response>>> = {
  'the connection is lost': () => Promise.reject(new TypeError('Failed to fetch')),
  'an HTML error page comes back': () => new Response('<h1>Fatal error</h1>', { status: 500 }),
  'the answer is cut off in the middle': () => new Response('{"status":"success","mess'),
}

/** Calls that are answered in place of the server; `answer` is for `openPortal`. */
export function bendCalls() {
  const bent = new Map<string, Answer>()
  return {
    answer: (path: string) => bent.get(nameOf(path))?.(),
    /** From now on the call answers this JSON. */
    reply: (call: CallName, json: unknown, status = 200, headers?: Record<string, string>) =>
      void bent.set(call, () => Response.json(json, { status, ...(headers && { headers }) })),
    /** From now on the call answers this text. */
    say: (call: CallName, body: string, status = 200) =>
      void bent.set(call, () => new Response(body, { status })),
    /** From now on the call fails in this way. */
    fail: (call: CallName, failure: Failure) => void bent.set(call, FAILURES[failure]),
    /** The call waits for this, and then reaches the server, or is answered the JSON that is given. */
    hold(call: CallName) {
      const { promise, resolve } = Promise.withResolvers<Response | undefined>()
      bent.set(call, () => promise)
      return (json?: unknown) => resolve(json === undefined ? undefined : Response.json(json))
    },
    /** Every call reaches the server again. */
    mend: () => bent.clear(),
  }
}

function nameOf(path: string): string {
  return new URL(path, location.href).pathname.replace('/backend/', '')
}
