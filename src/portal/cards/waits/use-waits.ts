import { useSyncExternalStore } from 'react'
import { onWaitsChange, readWaits, type Wait } from '../../storage/waits.ts'

/** The IDs that the student has saved for a card, the newest first. */
export function useWaits(card: string): readonly Wait[] {
  const waits = useSyncExternalStore(onWaitsChange, readWaits, readWaits)
  return waits.filter((wait) => wait.card === card)
}
