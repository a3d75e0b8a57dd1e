import { formatShortOnPhone } from './school-time.ts'

const HOUR_MS = 3_600_000
/** Whoever has not looked by then has looked. */
const TOLD_MS = 7 * 24 * HOUR_MS

/** When to look at what was sent: so much later, and then at the next full hour of the phone's clock. */
export function checkTime(sent: Date, waitMs: number): Date {
  const time = new Date(sent.getTime() + waitMs + HOUR_MS - 1)
  time.setMinutes(0, 0, 0)
  return time
}

/** What a card says of it: 'Check from Tue 24 Nov, 9 AM', 'You can check now'. */
export function checkWords(checkAt: number, now: Date): string {
  return isCheckTime(checkAt, now)
    ? 'You can check now'
    : `Check from ${formatShortOnPhone(new Date(checkAt))}`
}

export function isCheckTime(checkAt: number, now: Date): boolean {
  return checkAt <= now.getTime()
}

/** Whether a student still needs to be told. */
export function isAwaited(checkAt: number, now: Date): boolean {
  return now.getTime() < checkAt + TOLD_MS
}
