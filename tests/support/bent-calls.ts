import type { CallName } from './backend-calls.ts'

type Answer = () => Response | Promise<Response | undefined>

const answers = new Map<string, Answer>()

/** Answers that the real server never gives, for `openPortal`, until the end of the test. */
export const bent = {
  /** What a call is answered; undefined: what the server says. */
  answer: (path: string) =>
    answers.get(new URL(path, location.href).pathname.replace('/backend/', ''))?.(),
  /** From now on the call answers this JSON. */
  reply: (call: CallName, json: unknown, status = 200, headers: Record<string, string> = {}) =>
    void answers.set(call, () => Response.json(json, { status, headers })),
  /** From now on the call answers this text. */
  say: (call: CallName, body: string, status = 200) =>
    void answers.set(call, () => new Response(body, { status })),
  /** From now on the connection is lost at this call. */
  fail: (call: CallName) =>
    void answers.set(call, () => Promise.reject(new TypeError('Failed to fetch'))),
  /** From now on the connection breaks while the call is answered. */
  cutOff: (call: CallName) =>
    void answers.set(call, () => {
      const broken = new TypeError('terminated')
      return new Response(new ReadableStream({ pull: (body) => body.error(broken) }))
    }),
  /** The call waits for this, and then reaches the server, or is answered the JSON that is given. */
  hold: (call: CallName) => {
    const { promise, resolve } = Promise.withResolvers<Response | undefined>()
    answers.set(call, () => promise)
    return (json?: unknown) => resolve(json === undefined ? undefined : Response.json(json))
  },
  /** Every call reaches the server again. */
  mend: () => answers.clear(),
}
