import * as v from 'valibot'
import { DRAFT } from './data-to-lose.ts'
import { stored } from './stored.ts'

const draftSchema = v.object({
  /** The typed texts by field name. */
  fields: v.record(v.string(), v.string()),
  /** When it was last typed into, in milliseconds since 1970. */
  savedAt: v.number(),
  /** Set before sending, and kept if the answer is lost: the submission may have arrived. */
  maybeSent: v.boolean(),
  /** When it was last sent, in milliseconds since 1970; 0 in drafts of earlier versions. */
  sentAt: v.optional(v.number(), 0),
})

/** A form that was filled in and not submitted yet. */
export type Draft = v.InferOutput<typeof draftSchema>

/**
 * The draft of a task form; null if there is none.
 * @param form the lessonNumber in its address; '' for the Turnitin form
 */
export const draftOf = (form: string) =>
  stored<Draft | null>(
    `${DRAFT}task:${form}`,
    { schema: draftSchema, write: (draft) => draft },
    null,
  )
