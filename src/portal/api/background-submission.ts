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
  type Kept = { readonly last: Last | null; readonly openForm: string | null }
  const kept = createStore<Kept>({ last: null, openForm: null })
  const keep = (changed: Partial<Kept>) => kept.set({ ...kept.get(), ...changed })
  /** Null if there is none, or if another student is signed in. */
  const get = () => {
    const { last } = kept.get()
    return last?.owner === tabOwner() ? last.submission : null
  }
  return {
    subscribe: kept.subscribe,
    get,
    /** As `get`, but null while its form is on the page and shows it itself. */
    getLeft: () => (get()?.formPath === kept.get().openForm ? null : get()),
    /** @returns to be called when the form leaves the page */
    openForm: (formPath: string) => {
      keep({ openForm: formPath })
      return () => keep({ openForm: null })
    },
    set: (submission: BackgroundSubmission | null) => {
      keep({ last: submission && { owner: tabOwner(), submission } })
    },
  }
}
