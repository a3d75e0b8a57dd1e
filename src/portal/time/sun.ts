/** The hours of the student's clock at which the day begins and ends. */
export const MORNING = 5
export const EVENING = 18
/** How far from the highest point it rises and sets, in degrees. */
const WIDEST_TURN = 62

/** Where the sun or the moon stands on its way: degrees from the highest point, negative before it. */
export function sunAt(now: Date): { readonly sign: 'sun' | 'moon'; readonly turn: number } {
  const hour = now.getHours() + now.getMinutes() / 60
  const isDay = hour >= MORNING && hour < EVENING
  const way = isDay
    ? (hour - MORNING) / (EVENING - MORNING)
    : ((hour + 24 - EVENING) % 24) / (24 - EVENING + MORNING)
  return { sign: isDay ? 'sun' : 'moon', turn: Math.round((2 * way - 1) * WIDEST_TURN) }
}
