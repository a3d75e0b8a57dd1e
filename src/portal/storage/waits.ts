import * as v from 'valibot'
import { WAITS } from './data-to-lose.ts'
import { stored } from './stored.ts'

/** The largest valid Date: stored values may be invalid. */
const LAST_MS = 8.64e15

const waitsSchema = v.array(
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
export type Wait = v.InferOutput<typeof waitsSchema>[number]

/** The student's waits, newest first. */
export const waits = stored<readonly Wait[]>(
  WAITS,
  { schema: waitsSchema, write: (all) => all },
  [],
)

/**
 * @param all the newest first
 * @returns whether the device keeps them now
 */
export function storeWaits(all: readonly Wait[]): boolean {
  if (all.length > 0) return waits.set(all)
  waits.remove()
  return true
}
