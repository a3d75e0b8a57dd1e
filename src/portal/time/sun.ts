/** The hours at which the day begins and ends on the student's clock. */
export const MORNING = 5
export const EVENING = 18
/** The angle between noon and sunrise or sunset, in degrees. */
const WIDEST_TURN = 62

/** The position of the sun or the moon, in degrees from its highest point; negative before it. */
export function sunAt(now: Date): { readonly sign: 'sun' | 'moon'; readonly turn: number } {
  const hour = now.getHours() + now.getMinutes() / 60
  const isDay = hour >= MORNING && hour < EVENING
  const way = isDay
    ? (hour - MORNING) / (EVENING - MORNING)
    : ((hour + 24 - EVENING) % 24) / (24 - EVENING + MORNING)
  return { sign: isDay ? 'sun' : 'moon', turn: Math.round((2 * way - 1) * WIDEST_TURN) }
}
