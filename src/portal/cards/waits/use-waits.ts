import { waits, type Wait } from '../../storage/waits.ts'
import { useStore } from '../../store.ts'

/** The IDs that the student has saved for a card, the newest first. */
export function useWaits(card: string): readonly Wait[] {
  return useStore(waits).filter((wait) => wait.card === card)
}
