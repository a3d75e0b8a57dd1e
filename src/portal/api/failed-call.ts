import { MINUTE_MS } from '../../contract/milliseconds.ts'
import { now } from '../time/clock.ts'

/**
 * Why a call failed. 'unreachable': no complete answer of the backend arrived. 'outage': it does
 * not fit the contract, or reports a server error. 'refused': the backend said no, and a retry
 * would get the same answer.
 */
export type FailureKind = 'unreachable' | 'outage' | 'refused'

type Failure = {
  /** The HTTP status of the answer; null if no complete answer arrived. */
  readonly status?: number | null
  /** The earliest time for a retry, as `Date.now()` counts; 0 if the backend named none. */
  readonly retryAt?: number
  readonly cause?: unknown
}

/**
 * A call that failed or was refused. React Query holds it, and each page has its own words for it.
 */
export class FailedCall extends Error {
  override readonly name = 'FailedCall'
  readonly kind: FailureKind
  readonly status: number | null
  readonly retryAt: number

  /**
   * @param message the server's own words for a refusal, '' if it sent none; otherwise the call's path
   */
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

/** The longest wait that a Retry-After header can impose. */
export const MAX_RETRY_AFTER_MS = 5 * MINUTE_MS

/**
 * Reads a Retry-After header: seconds, or a date.
 * @returns the earliest time for a retry, as `Date.now()` counts; 0 if the header names none
 */
export function readRetryAfter(header: string | null): number {
  if (header === null) return 0
  const waitMs = /^\s*\d+\s*$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - now().getTime()
  return waitMs > 0 ? Date.now() + Math.min(waitMs, MAX_RETRY_AFTER_MS) : 0
}
