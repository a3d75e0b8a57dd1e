import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/milliseconds.ts'
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
  return ageMs < TOLD_FROM_MS ? null : `Loaded ${inWords(ageMs)}.`
}

/** '5 minutes ago', '3 hours ago', 'yesterday'. Not by `Intl`, which takes a slow phone 130 ms of its start. */
function inWords(ageMs: number): string {
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} minutes ago`
  if (ageMs < 2 * HOUR_MS) return '1 hour ago'
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} hours ago`
  return ageMs < 2 * DAY_MS ? 'yesterday' : `${Math.floor(ageMs / DAY_MS)} days ago`
}
