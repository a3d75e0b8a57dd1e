import { figures } from '../../content/compiled/index.ts'
import { HOUR_MS, MINUTE_MS } from '../../contract/milliseconds.ts'

const UNITS_MS: Readonly<Partial<Record<string, number>>> = {
  minute: MINUTE_MS,
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
}

/**
 * A duration in content/figures.json, in milliseconds.
 * @returns null if there is no such figure, or it is not a duration
 */
export function figureMs(name: string): number | null {
  const figure = figures[name]
  const unit = UNITS_MS[figure?.unit.replace(/s$/, '') ?? '']
  return figure && unit !== undefined ? figure.value * unit : null
}
