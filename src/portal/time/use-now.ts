import { useSyncExternalStore } from 'react'
import { now, onCorrection } from './clock.ts'

const MINUTE_MS = 60_000

/** What everybody on the page is shown, so that no two of them disagree. */
let shown = now()

/** The current time; the component renders again as the minute changes. */
export function useNow(): Date {
  return useSyncExternalStore(onMinute, currentMinute, currentMinute)
}

/** The same Date until another minute has come. */
function currentMinute(): Date {
  const moment = now()
  if (minuteOf(moment) !== minuteOf(shown)) shown = moment
  return shown
}

function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / MINUTE_MS)
}

function onMinute(render: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (now().getTime() % MINUTE_MS))
  }
  const tick = () => {
    clearTimeout(timer)
    render()
    wait()
  }
  wait()
  const stopHearing = onCorrection(tick)
  // The timers of a tab that was hidden, or of a phone that slept, come late.
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    stopHearing()
    document.removeEventListener('visibilitychange', tick)
  }
}
