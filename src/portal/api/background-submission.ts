import { tabOwner } from '../storage/owner.ts'
import type { SubmissionOutcome } from './tasks.ts'

/** The outcome of a submission whose form the student had left. */
export type BackgroundSubmission = {
  readonly outcome: SubmissionOutcome
  readonly lessonNumber: string
  /** The path of the form. */
  readonly form: string
}

/**
 * Keeps the last answer to a submission until the student has seen it. It lives beside the router,
 * because the answer may come while a public page is open.
 */
export function createBackgroundSubmission() {
  let last: { readonly owner: string | null; readonly submission: BackgroundSubmission } | null =
    null
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Null if there is none, or if another student is signed in. */
    get: () => (last?.owner === tabOwner() ? (last?.submission ?? null) : null),
    set: (submission: BackgroundSubmission | null) => {
      last = submission && { owner: tabOwner(), submission }
      for (const listener of listeners) listener()
    },
  }
}
