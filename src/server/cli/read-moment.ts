import { DAY_MS, timeAfter } from '../clock.ts'
import { WrongCommand } from './command.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/i

/**
 * A day in UTC or a moment with its offset, as ISO 8601 in UTC. The end of a day is the next one's start.
 * @throws {WrongCommand} for anything else
 */
export function readMoment(written: string | undefined, edge: 'start' | 'end'): string | undefined {
  if (written === undefined) return undefined
  const moment = new Date(written.replace(' ', 'T'))
  const isDay = DAY.test(written)
  // 30 February becomes 2 March instead of an error.
  const isReal =
    !Number.isNaN(moment.getTime()) &&
    (isDay ? moment.toISOString().startsWith(written) : MOMENT.test(written))
  if (!isReal) {
    throw new WrongCommand(
      `'${written}' must be a day such as 2026-03-09, or 2026-03-09T18:00+01:00.`,
    )
  }
  return isDay && edge === 'end' ? timeAfter(moment, DAY_MS) : moment.toISOString()
}
