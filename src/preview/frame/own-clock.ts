import { fromWallTime, type UtcOffsets } from '../../contract/wall-time.ts'

const clock = Date.now
let aheadMs = 0

/**
 * Sets the clock that the portal in the frame reads; it runs on from there.
 * @param day by the school's clocks, YYYY-MM-DDTHH:MM; '' is now
 */
export function setClock(day: string, zone: UtcOffsets): void {
  aheadMs = day === '' ? 0 : fromWallTime(`${day}:00`, zone).getTime() - clock()
  Date.now = () => clock() + aheadMs
}
