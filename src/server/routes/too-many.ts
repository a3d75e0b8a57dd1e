import type { Context } from 'hono'
import { refusal, type Answer } from './answer.ts'

/** @param seconds how long until the next attempt is allowed */
export function tooMany(c: Context, seconds: number): Answer<never> {
  c.header('Retry-After', String(seconds))
  return refusal(429, 'Too many attempts. Please wait a few minutes and try again.')
}
