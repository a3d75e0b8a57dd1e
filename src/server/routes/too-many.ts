import type { Context } from 'hono'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock.ts'
import { refusal, type Answer } from './answer.ts'

/**
 * @param seconds how long until the next attempt is allowed
 * @param message what the student reads
 */
export function tooMany(
  c: Context,
  seconds: number,
  message = `Too many attempts. ${advice(seconds)}`,
): Answer<never> {
  c.header('Retry-After', String(seconds))
  return refusal(429, message)
}

/** @param instead what helps at once, where the wait is long */
export function advice(seconds: number, instead = ''): string {
  const waitMs = seconds * SECOND_MS
  if (waitMs <= 15 * MINUTE_MS) return 'Please wait a few minutes and try again.'
  const wait =
    waitMs <= HOUR_MS
      ? `${Math.ceil(waitMs / MINUTE_MS)} minutes`
      : `${Math.ceil(waitMs / HOUR_MS)} hours`
  return `Please try again in about ${wait}${instead === '' ? '' : `, ${instead}`}.`
}
