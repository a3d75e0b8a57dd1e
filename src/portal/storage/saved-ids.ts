import * as v from 'valibot'
import { SAVED_IDS } from './data-to-lose.ts'
import { stored } from './stored.ts'

/** The largest valid Date: stored values may be invalid. */
const LAST_MS = 8.64e15

const savedIdsSchema = v.array(
  v.object({
    /** The card that shows when to check. */
    card: v.string(),
    /** The saved ID and its label. */
    label: v.string(),
    kept: v.string(),
    /** In milliseconds since 1970. */
    checkAt: v.pipe(
      v.number(),
      v.check((ms) => Math.abs(ms) <= LAST_MS),
    ),
  }),
)

/** A saved ID, and when the student can check its result. */
export type SavedId = v.InferOutput<typeof savedIdsSchema>[number]

/** The student's saved IDs, newest first. */
export const savedIds = stored<readonly SavedId[]>(
  SAVED_IDS,
  { schema: savedIdsSchema, write: (all) => all },
  [],
)

/**
 * @param all the newest first
 * @returns whether the device keeps them now
 */
export function storeSavedIds(all: readonly SavedId[]): boolean {
  if (all.length > 0) return savedIds.set(all)
  savedIds.remove()
  return true
}
