import * as v from 'valibot'
import { onChangeElsewhere } from './device.ts'
import { readPrivate, removePrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

const WAITS = 'waits'
/** Nobody waits for more. */
const MOST = 20
/** Storage may hold anything, and no Date is later. */
const LAST_MS = 8.64e15

const moment = v.pipe(
  v.number(),
  v.check((ms) => Math.abs(ms) <= LAST_MS),
)

const waitsSchema = v.array(
  v.object({
    /** The card that says from when to look. */
    card: v.string(),
    /** What to do then: the title of that card. All that earlier versions kept were payments. */
    title: v.optional(v.string(), 'Check your payment'),
    /** What the student keeps for then, under its label. Earlier versions took '', too. */
    label: v.string(),
    kept: v.string(),
    /** In milliseconds since 1970. */
    sentAt: moment,
    checkAt: moment,
  }),
)

/** Something that a student has saved, and looks at later. */
export type Wait = v.InferOutput<typeof waitsSchema>[number]

const listeners = new Set<() => void>()
let last: { text: string | null; waits: readonly Wait[] } = { text: null, waits: [] }

/** What the student waits for, the newest first: the same list until it changes. */
export function readWaits(): readonly Wait[] {
  const text = readPrivate(WAITS)
  if (text !== last.text) {
    last = { text, waits: parseStored(waitsSchema, text) ?? [] }
  }
  return last.waits
}

/** Takes the place of that of the same time. @returns whether the device keeps it now */
export function storeWait(wait: Wait): boolean {
  const all = [wait, ...othersThan(wait)]
  return storeWaits(all.sort((a, b) => b.sentAt - a.sentAt).slice(0, MOST))
}

export function removeWait(wait: Wait): void {
  storeWaits(othersThan(wait))
}

function othersThan({ sentAt }: Wait): readonly Wait[] {
  return readWaits().filter((wait) => wait.sentAt !== sentAt)
}

function storeWaits(waits: readonly Wait[]): boolean {
  if (waits.length === 0) removePrivate(WAITS)
  const isStored = waits.length === 0 || writePrivate(WAITS, JSON.stringify(waits))
  for (const listener of listeners) listener()
  return isStored
}

/**
 * Calls back when this tab or another one changes what is kept.
 * @returns a function that stops listening
 */
export function onWaitsChange(callback: () => void): () => void {
  listeners.add(callback)
  const stop = onChangeElsewhere(WAITS, callback)
  return () => {
    listeners.delete(callback)
    stop()
  }
}
