import { waits, type Wait } from '../../storage/waits.ts'
import { useStored } from '../../ui/use-stored.ts'

/** The IDs that the student has saved for a card, the newest first. */
export function useWaits(card: string): readonly Wait[] {
  return useStored(waits).filter((wait) => wait.card === card)
}
