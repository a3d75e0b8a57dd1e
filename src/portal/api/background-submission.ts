import { createStore } from '../store.ts'
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
  type Last = { readonly owner: string | null; readonly submission: BackgroundSubmission }
  const last = createStore<Last | null>(null)
  const openForm = createStore<string | null>(null)
  /** Null if there is none, or if another student is signed in. */
  const get = () => {
    const ended = last.get()
    return ended?.owner === tabOwner() ? ended.submission : null
  }
  return {
    subscribe: (listener: () => void) => {
      const stops = [last.subscribe(listener), openForm.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    get,
    /** As `get`, but null while its form is on the page and shows it itself. */
    getLeft: () => (get()?.formPath === openForm.get() ? null : get()),
    /** @returns to be called when the form leaves the page */
    openForm: (formPath: string) => {
      openForm.set(formPath)
      return () => openForm.set(null)
    },
    set: (submission: BackgroundSubmission | null) => {
      last.set(submission && { owner: tabOwner(), submission })
    },
  }
}
