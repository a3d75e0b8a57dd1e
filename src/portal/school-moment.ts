import { site } from '../content/compiled/index.ts'
import { formatDate } from './school-time.ts'

/**
 * A moment in the school's time, which it names: 'Mon 2 Mar 2026, 7:00 PM, Lagos time'.
 * @param moment in milliseconds since 1970
 */
export function formatMoment(moment: number): string {
  const city = site.timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${formatDate(new Date(moment).toISOString())}, ${city} time`
}
