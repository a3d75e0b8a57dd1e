import type { CallName } from './backend-calls.ts'

/** How a call fails when what comes back is no answer of the contract, or nothing comes back. */
const FAILURES = {
  'the connection is lost': () => Promise.reject(new TypeError('Failed to fetch')),
  'an HTML error page comes back': () => new Response('<h1>Fatal error</h1>', { status: 500 }),
  'the answer is cut off in the middle': () => new Response('{"status":"success","mess'),
} satisfies Record<string, () => Response | Promise<Response>>

type Failure = keyof typeof FAILURES

export const EVERY_FAILURE = Object.keys(FAILURES) as Failure[]

type Answer = () => Response | Promise<Response | undefined>

/** Gives `openPortal` the answers that the real server never gives; what is not bent reaches it. */
export function bendBackend() {
  const bent = new Map<string, Answer>()
  const bend = (call: CallName, answer: Answer) => bent.set(`/backend/${call}`, answer)
  return {
    answer: (path: string) => bent.get(path.replace(/\?.*/, ''))?.(),
    fail: (call: CallName, failure: Failure) => bend(call, FAILURES[failure]),
    reply: (call: CallName, json: unknown, status = 200) =>
      bend(call, () => Response.json(json, { status })),
    /** @returns what lets the calls that wait go on to the server */
    hold(call: CallName): () => void {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      bend(call, () => promise)
      return () => resolve(undefined)
    },
    /** Every call reaches the server again. */
    mend: () => bent.clear(),
  }
}
