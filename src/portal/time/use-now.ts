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

/** Who shows the time: of a long list each row. All of them share one timer. */
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
