import { MINUTE_MS } from '../../contract/milliseconds.ts'
import { formatAge } from './age.ts'
import { toDeviceTime } from './clock.ts'
import { useNow } from './use-now.ts'

/** A younger age is not worth showing. */
const TOLD_FROM_MS = 5 * MINUTE_MS

/**
 * How long ago something was loaded: 'Loaded 3 hours ago.'
 * @param loadedAt as `Date.now()` counts
 * @returns null in the first five minutes
 */
export function useAge(loadedAt: number): string | null {
  const ageMs = toDeviceTime(useNow()) - loadedAt
  return ageMs < TOLD_FROM_MS ? null : `Loaded ${formatAge(ageMs)}.`
}
