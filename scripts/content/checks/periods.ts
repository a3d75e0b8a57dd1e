import { readPeriod } from '../../../src/content/card-periods.ts'
import { stateOf } from '../../../src/contract/period.ts'
import type { Content } from '../content.ts'
import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { utcOffsetsOf } from '../utc-offsets.ts'

/** Cards that students no longer see, and those that they never would. */
export function checkPeriods({ readings, settings: { site } }: Content): Problem[] {
  return readings.flatMap(({ source, data }) => {
    if (data === null || !('until' in data)) return []
    const { from, until } = readPeriod(data)
    if (until === '') return []
    const place = placeAt(source, source.text.indexOf('\nuntil:') + 1)
    if (from !== '' && until <= from) return warning(place, ...NEVER)
    const zone = utcOffsetsOf(site?.whole?.timeZone ?? 'UTC')
    // The same content may be told of tomorrow.
    const isOver = stateOf({ from, until }, new Date(), zone) === 'over'
    return isOver ? warning(place, ...OVER) : []
  })
}

const NEVER = [
  'until is not after from, so students never see this card.',
  'Correct one of the two.',
] as const
const OVER = [
  'This time has passed, so students no longer see this card.',
  'Write a later time, or remove the card.',
] as const
