import * as z from 'zod/mini'
import { parseJson } from './device.ts'
import { readPrivate, removePrivate, writePrivate } from './owner.ts'

const draftSchema = z.object({
  /** What was typed, by the names of the fields. */
  fields: z.record(z.string(), z.string()),
  /** When it was last typed into, in milliseconds since 1970. */
  savedAt: z.number(),
  /** It was sent, and no answer came: it may have arrived. */
  maybeSent: z.boolean(),
})

/** What was typed into a form and not handed in yet. */
export type Draft = z.output<typeof draftSchema>

/** @returns whether the device keeps it now: its storage may be full or blocked */
export function storeDraft(form: string, draft: Draft): boolean {
  return writePrivate(keyOf(form), JSON.stringify(draft))
}

export function readDraft(form: string): Draft | null {
  const parsed = draftSchema.safeParse(parseJson(readPrivate(keyOf(form))))
  return parsed.success ? parsed.data : null
}

export function removeDraft(form: string): void {
  removePrivate(keyOf(form))
}

function keyOf(form: string): string {
  return `draft:${form}`
}
