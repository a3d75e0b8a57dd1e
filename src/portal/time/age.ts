const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * An age in words: 'just now', '5 minutes ago', '3 hours ago', 'yesterday'.
 * @param ms the age; negative if the clock was set back
 */
export function formatAge(ms: number): string {
  if (ms < MINUTE_MS) return 'just now'
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  if (ms < HOUR_MS) return words.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < DAY_MS) return words.format(-Math.floor(ms / HOUR_MS), 'hour')
  return words.format(-Math.floor(ms / DAY_MS), 'day')
}
