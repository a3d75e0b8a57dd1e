import { DAY_MS, timeAfter } from '../clock.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/i

/**
 * A day in UTC or a moment with its offset, as ISO 8601 in UTC. The end of a day is the next one's start.
 * @returns undefined for anything else
 */
export function readMoment(written: string | undefined, edge: 'start' | 'end'): string | undefined {
  if (written === undefined || !(DAY.test(written) || MOMENT.test(written))) return undefined
  const moment = new Date(written.replace(' ', 'T'))
  // 30 February becomes 2 March instead of an error.
  if (Number.isNaN(moment.getTime())) return undefined
  if (!DAY.test(written)) return moment.toISOString()
  if (!moment.toISOString().startsWith(written)) return undefined
  return edge === 'start' ? moment.toISOString() : timeAfter(moment, DAY_MS)
}
