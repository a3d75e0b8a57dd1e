import { figures } from '../../content/compiled/index.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
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
