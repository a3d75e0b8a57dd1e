import * as v from 'valibot'
import { fields, type Codec } from './codec.ts'
import type { Endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** A decoded response. The message may be ''. */
export type Reply<Data> =
  | { readonly ok: true; readonly message: string; readonly data: Data }
  | { readonly ok: false; readonly message: string }

/** The response half of an endpoint. */
type ResponseHalf<Data> = Pick<Endpoint<unknown, Data>, 'path' | 'data' | 'lenientSuccess'>

/** An answer that is not the contract's: an HTML error page, truncated JSON, a wrong shape. */
export class UnreadableReply extends Error {
  override readonly name = 'UnreadableReply'
}

/** An empty request, or a reply with only status and message. */
export const nothing: Codec<null, Readonly<Record<string, never>>> = {
  schema: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  write: () => ({}),
}

const envelope = fields({ status: ['status', text], message: ['message', text] })

/**
 * Reads an answer as the endpoint's reply, whatever its HTTP status (a 401 may carry a message).
 * @param answer.ok whether the HTTP status was 2xx
 * @throws {UnreadableReply} when the body does not fit the contract
 */
export function readReply<Data>(
  endpoint: ResponseHalf<Data>,
  answer: { ok: boolean; body: string },
): Reply<Data> {
  const isLenient = endpoint.lenientSuccess === true && answer.ok
  if (isLenient && answer.body.trim() === '') return success(endpoint, {}, '')
  const json = parseJson(answer.body)
  const parsed = v.safeParse(envelope.schema, json)
  if (!parsed.success) {
    if (isLenient && !hasStatus(json)) return success(endpoint, {}, '')
    throw new UnreadableReply(`${endpoint.path}: ${parsed.issues[0].message}`)
  }
  const { status, message } = parsed.output
  const succeeded =
    endpoint.lenientSuccess === true
      ? answer.ok && (/^(success|ok)$/i.test(status) || !hasStatus(json))
      : status.toLowerCase() === 'success'
  return succeeded ? success(endpoint, json, message) : { ok: false, message }
}

/** The wire form of a reply, as the server sends it. */
export function writeReply<Data>(
  endpoint: ResponseHalf<Data>,
  reply: Reply<Data>,
): Record<string, unknown> {
  const message = reply.message === '' ? {} : { message: reply.message }
  if (!reply.ok) return { status: 'error', ...message }
  return { status: 'success', ...message, ...endpoint.data.write(reply.data) }
}

function success<Data>(endpoint: ResponseHalf<Data>, json: unknown, message: string): Reply<Data> {
  const parsed = v.safeParse(endpoint.data.schema, json)
  if (!parsed.success) throw new UnreadableReply(`${endpoint.path}: ${parsed.issues[0].message}`)
  return { ok: true, message, data: parsed.output }
}

function parseJson(body: string): unknown {
  try {
    // Editors may save PHP files with a byte-order mark, and each file prints one. Trimming removes them.
    return JSON.parse(body.trim())
  } catch (cause) {
    throw new UnreadableReply('The answer is not JSON', { cause })
  }
}

function hasStatus(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'status' in json
}
