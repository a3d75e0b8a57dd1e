import * as v from 'valibot'
import { WAITS } from './data-to-lose.ts'
import { onChangeElsewhere } from './device.ts'
import { readPrivate, removePrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

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

let last: { text: string | null; waits: readonly Wait[] } = { text: null, waits: [] }

/** The student's waits, newest first. Returns the same array until they change. */
export function readWaits(): readonly Wait[] {
  const text = readPrivate(WAITS)
  if (text !== last.text) last = { text, waits: parseStored(waitsSchema, text) ?? [] }
  return last.waits
}

/**
 * @param waits the newest first
 * @returns whether the device keeps them now
 */
export function storeWaits(waits: readonly Wait[]): boolean {
  if (waits.length === 0) removePrivate(WAITS)
  const isStored = waits.length === 0 || writePrivate(WAITS, JSON.stringify(waits))
  // The browser sends the event only to other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: WAITS }))
  return isStored
}

/**
 * Calls back when this or another tab changes the waits.
 * @returns a function that stops listening
 */
export function onWaitsChange(callback: () => void): () => void {
  return onChangeElsewhere(WAITS, callback)
}
