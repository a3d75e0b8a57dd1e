import type { PhpBackend } from '../php-backend.ts'
import type { Fault } from './faults.ts'

/** Every way in which no readable answer comes. */
export const FAILED: readonly Fault[] = [
  'html-error',
  'html-500',
  'bad-gateway',
  'html-warning',
  'not-json',
  'redirect',
  'truncated',
  'wrong-types',
  'empty',
  'cut-off',
  'dropped',
]

export const MESSAGE = 'The registry says no – ask at the desk.'
/** An answer that is readable and not a success. */
export const REFUSED: readonly Fault[] = ([200, 401, 403, 404] as const).map((http) => ({
  refuse: MESSAGE,
  http,
}))
/** The same from a backend that has a problem: to a form a refusal, to anything else a failed call. */
export const OUTAGE: readonly Fault[] = ([429, 500, 503] as const).map((http) => ({
  refuse: MESSAGE,
  http,
}))

/** Lets one call go wrong in one way after another, and mends it at last. */
export async function eachFault(
  php: PhpBackend,
  call: string,
  faults: readonly Fault[],
  look: () => Promise<void>,
): Promise<void> {
  for (const fault of faults) {
    php.fault(call, fault)
    php.forgetRequests()
    try {
      await look()
    } catch (cause) {
      const name = typeof fault === 'string' ? fault : JSON.stringify(fault)
      throw new Error(`${call} with the fault ${name}`, { cause })
    }
  }
  php.fault(call, null)
}
