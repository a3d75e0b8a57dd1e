import { useSyncExternalStore } from 'react'
import { now, onCorrection } from './clock.ts'

const MINUTE_MS = 60_000

/** One time for the whole page, so that no two parts of it disagree. */
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

/** The components that show the time, each row of a long list among them. They share one timer. */
const renders = new Set<() => void>()
let stop = () => {}

function onMinute(render: () => void): () => void {
  if (renders.size === 0) stop = start()
  renders.add(render)
  return () => {
    renders.delete(render)
    if (renders.size === 0) stop()
  }
}

function start(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (now().getTime() % MINUTE_MS))
  }
  const tick = () => {
    clearTimeout(timer)
    for (const render of renders) render()
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
