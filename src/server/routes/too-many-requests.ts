import type { Context } from 'hono'
import { MINUTE_MS, SECOND_MS } from '../clock.ts'
import { refusal, type Answer } from './answer.ts'

/**
 * @param seconds how long until the next attempt is allowed
 * @param message what the student reads
 */
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
