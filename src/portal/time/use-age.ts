import { ageInWords } from './age.ts'
import { toPhoneTime } from './clock.ts'
import { useNow } from './use-now.ts'

/** Before that the age of something says nothing. */
const TOLD_FROM_MS = 5 * 60_000

/**
 * How long ago something was loaded: 'Loaded 3 hours ago.'
 * @param loadedAt by the phone's own clock: `Date.now()`
 * @returns null in the first five minutes
 */
export function useAge(loadedAt: number): string | null {
  const ageMs = toPhoneTime(useNow()) - loadedAt
  return ageMs < TOLD_FROM_MS ? null : `Loaded ${ageInWords(ageMs)}.`
}
