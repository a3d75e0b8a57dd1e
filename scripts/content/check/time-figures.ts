import { counted } from '../emit/emit-index.ts'
import type { FiguresFile } from '../schemas/settings.ts'

/** More is a slip, and long before the last day that a calendar has. */
export const MOST_TIME = 10_000

/** The names of the figures that are times: what the portal can count by. */
export function timeFigures(figures: FiguresFile): string[] {
  const times = Object.entries(counted(figures)).filter(
    ([, { value, unit }]) =>
      /^(?:minute|hour|day)s?$/.test(unit) && value >= 1 && value <= MOST_TIME,
  )
  return times.map(([name]) => name)
}
