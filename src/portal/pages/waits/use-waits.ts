import { useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { isAwaited } from '../../time/check-time.ts'
import { noteOpened } from '../../ui/second-tap.ts'
import { onWaitsChange, readWaits, type Wait } from '../../storage/waits.ts'

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

/**
 * Changes what a box shows, and moves the focus to the first that can have it: what was pressed is
 * gone, and a second tap would hit what stands there now.
 */
export function changeIn(box: RefObject<HTMLElement | null>, change: () => void): void {
  flushSync(change)
  noteOpened()
  box.current?.querySelector<HTMLElement>('input, a, button')?.focus()
}
