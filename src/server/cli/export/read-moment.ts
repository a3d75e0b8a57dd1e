import { deadlineOf, endOfDue, parseDue } from '../../../contract/due.ts'
import type { SchoolZone } from '../../school-time.ts'
import { WrongCommand } from '../command.ts'

/**
 * A day or a time by the school's clocks, or a moment with its offset, as ISO 8601 in UTC. The end of a day is the next
 * one's start.
 * @throws {WrongCommand} for anything else
 */
export function readMoment(
  written: string | undefined,
  edge: 'start' | 'end',
  { utcOffsets }: SchoolZone,
): string | undefined {
  if (written === undefined) return undefined
  const read = parseDue({ dueDate: written, time: '' })
  if (!('wall' in read)) {
    throw new WrongCommand(`'${written}' must be a day such as 2026-03-09, or 2026-03-09 18:00.`)
  }
  if (edge === 'end') return endOfDue(read, utcOffsets).toISOString()
  const wall = read.kind === 'day' ? `${read.wall.slice(0, 10)}T00:00:00` : read.wall
  return deadlineOf({ ...read, wall }, utcOffsets).toISOString()
}
