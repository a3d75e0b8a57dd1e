import type { Context } from 'hono'
import { refusal, type Answer } from './answer.ts'

const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'

/** @param seconds how long until the next attempt is allowed */
export function tooMany(c: Context, seconds: number, message = TOO_MANY): Answer<never> {
  c.header('Retry-After', String(seconds))
  return refusal(429, message)
}
