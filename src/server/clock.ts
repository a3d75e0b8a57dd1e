/** The time of day as an argument, so that tests can move it. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The moment a number of milliseconds after another, as the database keeps it: ISO 8601 in UTC. */
export function timeAfter(moment: Date, milliseconds: number): string {
  return new Date(moment.getTime() + milliseconds).toISOString()
}
