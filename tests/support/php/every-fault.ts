import { test } from '@playwright/test'
import type { PhpBackend } from '../php-backend.ts'
import type { Fault } from './faults.ts'

/** Every way in which an answer comes that is not the contract's. */
export const UNREADABLE: readonly Fault[] = [
  'html-error',
  'html-500',
  'html-warning',
  'not-json',
  'redirect',
  'truncated',
  'wrong-types',
]
/** Every way in which no readable answer comes. */
export const FAILED: readonly Fault[] = [...UNREADABLE, 'empty', 'cut-off', 'dropped']

export const MESSAGE = 'The registry says no – ask at the desk.'
/** An answer that is readable and not a success, whatever its HTTP status. */
export const REFUSED: readonly Fault[] = ([200, 401, 403, 500] as const).map((http) => ({
  refuse: MESSAGE,
  http,
}))

/** What Chromium writes into the console for every call that fails or is refused. */
export const CALL_FAILED = /^Failed to load resource/

/** Lets one call go wrong in one way after another, and mends it at last. */
export async function eachFault(
  php: PhpBackend,
  call: string,
  faults: readonly Fault[],
  look: () => Promise<void>,
): Promise<void> {
  for (const fault of faults) {
    await test.step(nameOf(fault), async () => {
      php.fault(call, fault)
      php.forgetRequests()
      await look()
    })
  }
  php.fault(call, null)
}

export function nameOf(fault: Fault): string {
  return typeof fault === 'string' ? fault : JSON.stringify(fault)
}
