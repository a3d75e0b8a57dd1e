import * as v from 'valibot'
import { onChangeElsewhere } from './device.ts'
import { readPrivate, removePrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

const WAITS = 'waits'
/** Storage may hold anything, and no Date is later. */
const LAST_MS = 8.64e15

const waitsSchema = v.array(
  v.object({
    /** The card that says from when to look. */
    card: v.string(),
    /** What the student keeps for then, under its label. */
    label: v.string(),
    kept: v.string(),
    /** In milliseconds since 1970. */
    checkAt: v.pipe(
      v.number(),
      v.check((ms) => Math.abs(ms) <= LAST_MS),
    ),
  }),
)

/** Something that a student has saved, and looks at later. */
export type Wait = v.InferOutput<typeof waitsSchema>[number]

let last: { text: string | null; waits: readonly Wait[] } = { text: null, waits: [] }

/** The student's waits, the newest first: the same array until it changes. */
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
  // Only other tabs hear of it from the browser.
  window.dispatchEvent(new StorageEvent('storage', { key: WAITS }))
  return isStored
}

/**
 * Calls back when this tab or another one changes what is kept.
 * @returns a function that stops listening
 */
export function onWaitsChange(callback: () => void): () => void {
  return onChangeElsewhere(WAITS, callback)
}
