import { now } from '../time/clock.ts'

/**
 * Why a call failed. 'unreachable': no whole answer came in time. 'outage': the answer is no reply of
 * the contract, or says that the backend has a problem. 'refused': the backend said no, and asking
 * again would bring the same answer.
 */
export type FailureKind = 'unreachable' | 'outage' | 'refused'

type Failure = {
  /** The HTTP status of the answer; null where none came whole. */
  readonly status?: number | null
  /** When the backend wants to be asked again: `Date.now()`, or 0 where it did not say. */
  readonly retryAt?: number
  readonly cause?: unknown
}

/** A call that brought no success. React Query holds it, and the page says what its kind means there. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall'
  readonly kind: FailureKind
  readonly status: number | null
  readonly retryAt: number

  /** @param message the server's own words for a refusal, '' where it sent none; else for the console */
  constructor(
    kind: FailureKind,
    message: string,
    { status = null, retryAt = 0, cause }: Failure = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.retryAt = retryAt
  }
}

export function isRefusal(error: unknown): error is FailedCall {
  return error instanceof FailedCall && error.kind === 'refused'
}

/** No backend keeps a student waiting for longer. */
export const LONGEST_WAIT_MS = 5 * 60_000

/**
 * Reads a Retry-After header: seconds, or a date.
 * @returns when to ask again, by the device's own clock: `Date.now()`; 0 where the header says nothing
 */
export function readRetryAfter(header: string | null): number {
  if (header === null) return 0
  const waitMs = /^\s*\d+\s*$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - now().getTime()
  return waitMs > 0 ? Date.now() + Math.min(waitMs, LONGEST_WAIT_MS) : 0
}
