import { useEffect, useEffectEvent } from 'react'

const REDIRECT_DELAY_MS = 2000 // spec 9

/** Leaves the page two seconds after `ready`, so that the student can read the message first. */
export function useRedirect(ready: boolean, leave: () => Promise<void>): void {
  const onTimeUp = useEffectEvent(leave)
  useEffect(() => {
    if (!ready) return undefined
    const timer = setTimeout(() => void onTimeUp(), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [ready])
}
