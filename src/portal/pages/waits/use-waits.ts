import { useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { noteOpened } from '../../ui/second-tap.ts'
import { onWaitsChange, readWaits, type Wait } from '../../storage/waits.ts'

/** What the student looks at later on a card, the newest first. */
export function useWaits(card: string): readonly Wait[] {
  const waits = useSyncExternalStore(onWaitsChange, readWaits, readWaits)
  return waits.filter((wait) => wait.card === card)
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
