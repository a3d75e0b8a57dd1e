import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import { writeReply } from '../../contract/reply.ts'
import { withoutControlCharacters } from '../../contract/text.ts'
import { sendJson } from '../http/compress.ts'
import type { Answer } from './answer.ts'

const UNREADABLE = 'The request could not be understood.'
const UNPRINTABLE = 'Part of that text cannot be shown. Please type it instead of pasting it.'

/**
 * The HTTP half of a call: reads the request, lets the handler answer, writes the reply.
 * @throws {HTTPException} for another request than the contract's: app.ts answers with its sentence
 */
export function handle<Input, Data>(
  endpoint: Endpoint<Input, Data>,
  handler: (request: Input, c: Context) => Promise<Answer<Data>>,
): (c: Context) => Promise<Response> {
  return async (c) => {
    const received = await readFields(endpoint.sends, c)
    if (Object.values(received ?? {}).some(isUnprintable)) {
      throw new HTTPException(400, { message: UNPRINTABLE })
    }
    // The contract's own sentences win; this one replaces valibot's technical messages.
    const parsed = v.safeParse(endpoint.request.schema, received, { message: UNREADABLE })
    if (!parsed.success) throw new HTTPException(400, { message: parsed.issues[0].message })
    const { status, reply } = await handler(parsed.output, c)
    return sendJson(c, writeReply(endpoint, reply), status)
  }
}

async function readFields(sends: Endpoint<unknown, unknown>['sends'], c: Context) {
  const contentType = c.req.header('content-type') ?? ''
  switch (sends) {
    case 'nothing':
      return undefined
    case 'query':
      return c.req.query()
    case 'json':
      if (!/^application\/json\b/i.test(contentType)) {
        throw new HTTPException(415, { message: 'Please send JSON.' })
      }
      return readBody<unknown>(() => c.req.json())
    case 'form':
      if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
        throw new HTTPException(415, { message: 'Please send a form.' })
      }
      return readBody<unknown>(() => c.req.parseBody())
  }
}

async function readBody<Body>(read: () => Promise<Body>): Promise<Body> {
  try {
    return await read()
  } catch (cause) {
    // Thrown for a body that is not JSON, an incomplete form, and a file name that is not text.
    const isClientError = [SyntaxError, TypeError, URIError].some((kind) => cause instanceof kind)
    throw isClientError ? new HTTPException(400, { message: UNREADABLE }) : cause
  }
}

function isUnprintable(value: unknown): boolean {
  return typeof value === 'string' && withoutControlCharacters(value) !== value
}
