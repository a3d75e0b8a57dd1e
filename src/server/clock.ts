/** The time of day as an argument, so that tests can move it. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

export { SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS } from '../contract/milliseconds.ts'

/** The moment a number of milliseconds after another, as the database keeps it: ISO 8601 in UTC. */
export function timeAfter(moment: Date, milliseconds: number): string {
  return new Date(moment.getTime() + milliseconds).toISOString()
}

/** A time as the beginning of a file's name. Windows allows no colons there. */
export function fileTime(time: Date): string {
  return time.toISOString().replaceAll(':', '-')
}

/** The time with which a file's name begins; an invalid date without one. */
export function timeOfFile(name: string): Date {
  return new Date(name.replace(/^(.{13})-(\d\d)-([\d.]+Z).*$/, '$1:$2:$3'))
}
