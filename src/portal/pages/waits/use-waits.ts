import { useSyncExternalStore } from 'react'
import { onWaitsChange, readWaits, type Wait } from '../../storage/waits.ts'
import { isAwaited } from '../../time/check-time.ts'

/** What the student looks at later, on one card or on any, the newest first. */
export function useWaits(card?: string): readonly Wait[] {
  const waits = useSyncExternalStore(onWaitsChange, readWaits, readWaits)
  return card === undefined ? waits : waits.filter((wait) => wait.card === card)
}

/** Of several the one that is looked at first. */
export function nextOf(waits: readonly Wait[], now: Date): Wait | undefined {
  return waits
    .filter(({ checkAt }) => isAwaited(checkAt, now))
    .sort((a, b) => a.checkAt - b.checkAt)[0]
}
