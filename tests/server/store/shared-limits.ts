import { MINUTE_MS } from '../../../src/server/clock.ts'
import type { Bucket } from '../../../src/server/store/rate-limiter.ts'

/** The limits that count two attempts together. */
export function sharedLimits(one: readonly Bucket[], other: readonly Bucket[]): string[] {
  const names = new Set(other.map(({ name }) => name))
  const both = one.filter(({ name }) => names.has(name))
  return both.map(({ limit, windowMs }) => `${limit} in ${windowMs / MINUTE_MS} minutes`)
}
