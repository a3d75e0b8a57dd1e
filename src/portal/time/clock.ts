import { createStore } from '../store.ts'

/** A Date header has whole seconds, so the real time is up to this much later. */
const HEADER_SECOND_MS = 1000

/** How far the phone's clock is behind the backend's; negative if it is ahead. */
const clockSkewMs = createStore(0)
/** The newest Date header of this load. */
let newest = -Infinity

/** The current time: correct even if the phone's clock is wrong, once the backend has answered. */
export function now(): Date {
  return new Date(Date.now() + clockSkewMs.get())
}

/** The same moment by the phone's own clock, as `Date.now()` shows it. */
export function toDeviceTime(moment: Date): number {
  return moment.getTime() - clockSkewMs.get()
}

/** The moment that the phone's own clock shows as this. */
export function fromDeviceTime(ms: number): number {
  return ms + clockSkewMs.get()
}

/** When a call was sent and answered, as `Date.now()` counts. */
type Exchange = { readonly sent: number; readonly received: number }

/**
 * Compares the phone's clock with the Date header of a reply. The header must lie between sending and
 * receiving; otherwise the phone's clock is wrong by the difference.
 * @param header null if the reply has none
 */
export function syncClock(header: string | null, { sent, received }: Exchange): void {
  const date = Date.parse(header ?? '')
  // A cached reply has an old date: ignore it.
  if (Number.isNaN(date) || date <= newest) return
  newest = date
  clockSkewMs.set(distance(date, { sent, received }))
}

function distance(date: number, { sent, received }: Exchange): number {
  if (date > received) return date - received
  return Math.min(0, date + HEADER_SECOND_MS - sent)
}

/**
 * Calls back when a reply has corrected the time.
 * @returns a function that stops listening
 */
export const onClockSync = clockSkewMs.subscribe
