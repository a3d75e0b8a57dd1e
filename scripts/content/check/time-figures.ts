import { counted } from '../emit/emit-index.ts'
import type { FiguresFile } from '../schemas/settings.ts'

/** The names of the figures that are times: what the portal can count by. */
export function timeFigures(figures: FiguresFile): string[] {
  const times = Object.entries(counted(figures)).filter(([, { unit }]) =>
    /^(?:minute|hour|day)s?$/.test(unit),
  )
  return times.map(([name]) => name)
}
