import * as v from 'valibot'
import { onChange } from './device.ts'
import { DRAFT } from './data-to-lose.ts'
import { readPrivate, removePrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

const draftSchema = v.object({
  /** The typed texts by field name. */
  fields: v.record(v.string(), v.string()),
  /** When it was last typed into, in milliseconds since 1970. */
  savedAt: v.number(),
  /** Set before sending, and kept if the answer is lost: the submission may have arrived. */
  maybeSent: v.boolean(),
})

/** A form that was filled in and not submitted yet. */
export type Draft = v.InferOutput<typeof draftSchema>

/** @returns whether it was stored: the storage may be full or blocked */
export function storeDraft(name: string, draft: Draft): boolean {
  return writePrivate(keyOf(name), JSON.stringify(draft))
}

export function readDraft(name: string): Draft | null {
  return parseStored(draftSchema, readPrivate(keyOf(name)))
}

export function removeDraft(name: string): void {
  removePrivate(keyOf(name))
}

/**
 * Calls back when another tab changes or removes a draft.
 * @returns a function that stops listening
 */
export function onDraftChange(name: string, callback: () => void): () => void {
  return onChange(keyOf(name), callback)
}

function keyOf(name: string): string {
  return DRAFT + name
}
