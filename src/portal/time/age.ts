import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/milliseconds.ts'

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
