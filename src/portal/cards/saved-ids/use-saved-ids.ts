import { savedIds, type SavedId } from '../../storage/saved-ids.ts'
import { useStore } from '../../store.ts'

/** The IDs that the student has saved for a card, the newest first. */
export function useSavedIds(card: string): readonly SavedId[] {
  return useStore(savedIds).filter((saved) => saved.card === card)
}
