import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Reply } from '../../contract/reply.ts'
import { MINUTE_MS, SECOND_MS } from '../clock.ts'

/** The contract's reply to a call, and its HTTP status. */
export type Answer<Data> = {
  readonly status: ContentfulStatusCode
  readonly reply: Reply<Data>
}

export function success<Data>(data: Data, message = ''): Answer<Data> {
  return { status: 200, reply: { ok: true, message, data } }
}

export function refusal(status: ContentfulStatusCode, message: string): Answer<never> {
  return { status, reply: { ok: false, message } }
}

/** @param seconds until the next attempt is allowed */
export function tooManyRequests(c: Context, seconds: number, message: string): Answer<never> {
  c.header('Retry-After', String(seconds))
  return refusal(429, message)
}

/** Such as '5 minutes'. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil((seconds * SECOND_MS) / MINUTE_MS)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** The body of a refusal outside a call's handler, such as for an unknown path or a bug. */
export function errorBody(message: string): { status: 'error'; message: string } {
  return { status: 'error', message }
}

export const UNEXPECTED_ERROR = 'An error occurred. Please try again.' // spec 8
export const BUSY = 'The school is busy just now. Please try again in a moment.'
