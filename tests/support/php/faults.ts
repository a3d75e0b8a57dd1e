import type { HttpBindings } from '@hono/node-server'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PhpBackend } from './backend.ts'
import { jsonEncode } from './dialect.ts'

// How a call can go wrong. What its script did stays done: a session is opened, a submission kept.

type Sent = readonly [body: string, status?: ContentfulStatusCode, headers?: Record<string, string>]

const PLACE = '<b>/var/www/html/backend/config.php</b> on line <b>12</b><br />'

/** What is sent in place of a readable answer. */
const SPOILED = {
  // PHP gives it the status 200 when it displays errors.
  'html-error': () => [`<br />\n<b>Fatal error</b>:  Uncaught PDOException in ${PLACE}`],
  'html-500': () => ['<!DOCTYPE html><h1>Internal Server Error</h1>', 500],
  'bad-gateway': () => ['The backend did not answer.', 502],
  'html-warning': (body) => [`<br />\n<b>Warning</b>:  Undefined array key in ${PLACE}\n${body}`],
  'not-json': () => ['OK'],
  empty: () => [''],
  truncated: (body) => [body.slice(0, body.length / 2)],
  redirect: () => ['', 302, { Location: '/index.html' }],
  'wrong-types': (body) => [jsonEncode(wrongTypes(JSON.parse(body.replace(/^\uFEFF+/, ''))))],
} satisfies Record<string, (body: string) => Sent>

/** The connection breaks in the middle of the answer, or before it. */
type Break = 'cut-off' | 'dropped'

/** A non-success with this HTTP status, and this message or none. */
type Refusal = {
  readonly refuse: string | null
  readonly http: 200 | 401 | 403 | 404 | 429 | 500 | 503
}

export type Fault = keyof typeof SPOILED | Break | Refusal

export function spoil(fault: Exclude<Fault, Break>, body: string): Sent {
  if (typeof fault !== 'object') return SPOILED[fault](body)
  const message = fault.refuse === null ? {} : { message: fault.refuse }
  return [jsonEncode({ status: 'error', ...message }), fault.http]
}

export async function breakConnection(how: Break, { outgoing }: HttpBindings): Promise<Response> {
  if (how === 'cut-off') {
    outgoing.writeHead(200, { 'Content-Length': 1000 })
    await new Promise((written) => outgoing.write('{"status":"succ', written))
  }
  outgoing.destroy()
  return new Promise(() => undefined) // nobody is there to be answered
}

/** The answer with a list where a text was meant, and a number where an object or a list was. */
function wrongTypes({ status, ...fields }: Record<string, unknown>): unknown {
  const wrong = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? 7 : [value],
  ])
  return { status, ...Object.fromEntries(wrong) }
}

/** Every way in which no readable answer comes. */
export const FAILED = [...(Object.keys(SPOILED) as Fault[]), 'cut-off', 'dropped'] satisfies Fault[]

export const MESSAGE = 'The registry says no – ask at the desk.'
/** An answer that is readable and not a success. */
export const REFUSED = ([200, 401, 403, 404] as const).map(refuse)
/** The same from a backend that has a problem: to a form a refusal, to anything else a failed call. */
export const OUTAGE = ([429, 500, 503] as const).map(refuse)

function refuse(http: Refusal['http']): Fault {
  return { refuse: MESSAGE, http }
}

/** Lets one call go wrong in one way after another, and mends it at last. */
export async function eachFault(
  php: PhpBackend,
  call: string,
  faults: readonly Fault[],
  look: () => Promise<void>,
): Promise<void> {
  for (const fault of faults) {
    php.fault(call, fault)
    php.takeCalls()
    try {
      await look()
    } catch (cause) {
      throw new Error(`${call} with the fault ${JSON.stringify(fault)}`, { cause })
    }
  }
  php.fault(call, null)
}
