import { useEffect, useSyncExternalStore } from 'react'
import { MINUTE_MS } from '../../contract/milliseconds.ts'
import { now, onClockSync } from './clock.ts'

/** One time for the whole page, so that its parts agree. */
let renderedNow = now()

/** The current time; re-renders the component every minute. */
export function useNow(): Date {
  return useSyncExternalStore(onMinute, currentMinute, currentMinute)
}

/** Re-renders the component at this moment as well, which may lie between two full minutes. */
export function useTickAt(moment: Date | null): void {
  const minute = useNow().getTime()
  const at = moment?.getTime() ?? Infinity
  useEffect(() => {
    if (at <= minute || at > minute + MINUTE_MS) return undefined
    const timer = setTimeout(showNow, at - now().getTime())
    return () => clearTimeout(timer)
  }, [minute, at])
}

function showNow(): void {
  renderedNow = now()
  for (const render of renders) render()
}

/** Returns the same Date within a minute, until showNow renews it. */
function currentMinute(): Date {
  const moment = now()
  if (minuteOf(moment) !== minuteOf(renderedNow)) renderedNow = moment
  return renderedNow
}

function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / MINUTE_MS)
}

/** All components that show the time share one timer, because each row of a long list is one. */
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
  const stopHearing = onClockSync(tick)
  // Timers of a hidden tab or a sleeping phone fire late.
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    stopHearing()
    document.removeEventListener('visibilitychange', tick)
  }
}
