import { tabOwner } from '../storage/owner.ts'
import type { Receipt } from '../storage/receipts.ts'
import type { SubmissionOutcome } from './tasks.ts'

/** How a submission ended; a success has its receipt, which the device may be unable to keep. */
export type EndedSubmission =
  | Exclude<SubmissionOutcome, { kind: 'submitted' }>
  | { readonly kind: 'submitted'; readonly receipt: Receipt; readonly isKept: boolean }

/** How the last submission ended, and its form. */
export type BackgroundSubmission = {
  readonly outcome: EndedSubmission
  readonly lessonNumber: string
  readonly formPath: string
}

/**
 * Keeps the outcome of a submission until the student has seen it, for a form that the student leaves
 * before the answer. The router's context holds it, because the answer may come on a public page.
 */
export function createBackgroundSubmission() {
  let last: { readonly owner: string | null; readonly submission: BackgroundSubmission } | null =
    null
  let openForm: string | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** Null if there is none, or if another student is signed in. */
  const get = () => (last?.owner === tabOwner() ? (last?.submission ?? null) : null)
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get,
    /** As `get`, but null while its form is on the page and shows it itself. */
    getLeft: () => (get()?.formPath === openForm ? null : get()),
    /** @returns to be called when the form leaves the page */
    openForm: (formPath: string) => {
      openForm = formPath
      tell()
      return () => {
        openForm = null
        tell()
      }
    },
    set: (submission: BackgroundSubmission | null) => {
      last = submission && { owner: tabOwner(), submission }
      tell()
    },
  }
}
