import * as v from 'valibot'
import { onChangeElsewhere } from './device.ts'
import { DRAFT } from './data-to-lose.ts'
import { readPrivate, removePrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

const draftSchema = v.object({
  /** The typed texts by field name. */
  fields: v.record(v.string(), v.string()),
  /** When it was last typed into, in milliseconds since 1970. */
  savedAt: v.number(),
  /** It was sent without an answer, so it may have arrived. */
  maybeSent: v.boolean(),
})

/** A form that was filled in and not submitted yet. */
export type Draft = v.InferOutput<typeof draftSchema>

/** @returns whether it was stored: the storage may be full or blocked */
export function storeDraft(form: string, draft: Draft): boolean {
  return writePrivate(keyOf(form), JSON.stringify(draft))
}

export function readDraft(form: string): Draft | null {
  return parseStored(draftSchema, readPrivate(keyOf(form)))
}

export function removeDraft(form: string): void {
  removePrivate(keyOf(form))
}

/**
 * Calls back when another tab changes or removes a draft.
 * @returns a function that stops listening
 */
export function onDraftChange(form: string, callback: () => void): () => void {
  return onChangeElsewhere(keyOf(form), callback)
}

function keyOf(form: string): string {
  return DRAFT + form
}
