import type { Context } from 'hono'
import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import { writeReply } from '../../contract/reply.ts'
import { withoutControlCharacters } from '../../contract/text.ts'
import { sendJson } from '../http/compress.ts'
import { refusal, type Answer } from './answer.ts'

const UNREADABLE = 'The request could not be understood.'
const UNPRINTABLE = 'Part of that text cannot be shown. Please type it instead of pasting it.'

type Read<Input> =
  | { readonly ok: true; readonly request: Input }
  | { readonly ok: false; readonly refusal: Answer<never> }

/** The HTTP half of a call: reads the request, lets the handler answer, writes the reply. */
export function handle<Input, Data>(
  endpoint: Endpoint<Input, Data>,
  handler: (request: Input, c: Context) => Promise<Answer<Data>>,
): (c: Context) => Promise<Response> {
  return async (c) => {
    const read = await readRequest(endpoint, c)
    const { status, reply } = read.ok ? await handler(read.request, c) : read.refusal
    return sendJson(c, writeReply(endpoint, reply), status)
  }
}

async function readRequest<Input>(
  endpoint: Pick<Endpoint<Input, unknown>, 'sends' | 'request'>,
  c: Context,
): Promise<Read<Input>> {
  const received = await readFields(endpoint, c)
  if (!received.ok) return received
  if (Object.values(received.request ?? {}).some(isUnprintable)) return refuse(400, UNPRINTABLE)
  // The contract's own sentences win; this one replaces valibot's technical messages.
  const parsed = v.safeParse(endpoint.request.schema, received.request, { message: UNREADABLE })
  if (parsed.success) return { ok: true, request: parsed.output }
  return refuse(400, parsed.issues[0].message)
}

async function readFields(
  { sends }: Pick<Endpoint<unknown, unknown>, 'sends'>,
  c: Context,
): Promise<Read<unknown>> {
  const contentType = c.req.header('content-type') ?? ''
  switch (sends) {
    case 'nothing':
      return { ok: true, request: undefined }
    case 'query':
      return { ok: true, request: c.req.query() }
    case 'json':
      if (!/^application\/json\b/i.test(contentType)) return refuse(415, 'Please send JSON.')
      return readBody(() => c.req.json())
    case 'form':
      if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
        return refuse(415, 'Please send a form.')
      }
      return readBody(() => c.req.parseBody())
  }
}

async function readBody(read: () => Promise<unknown>): Promise<Read<unknown>> {
  try {
    return { ok: true, request: await read() }
  } catch (cause) {
    // Thrown for a body that is not JSON, an incomplete form, and a file name that is not text.
    const isClientError = [SyntaxError, TypeError, URIError].some((kind) => cause instanceof kind)
    if (isClientError) return refuse(400, UNREADABLE)
    throw cause
  }
}

function isUnprintable(value: unknown): boolean {
  return typeof value === 'string' && withoutControlCharacters(value) !== value
}

function refuse(...given: Parameters<typeof refusal>): { ok: false; refusal: Answer<never> } {
  return { ok: false, refusal: refusal(...given) }
}
