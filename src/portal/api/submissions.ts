import { createStore } from '../store.ts'
import { tabOwner } from '../storage/owner.ts'
import type { Receipt } from '../storage/receipts.ts'

/** How the submission of a form stands. */
export type SubmissionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** No readable answer came: the submission may have arrived or not. */
  | { readonly kind: 'lost' }
  /** The server answered that it failed. `reason` is its message, '' if it sent none. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** `isKept`: whether the device could store the receipt. */
  | { readonly kind: 'submitted'; readonly receipt: Receipt; readonly isKept: boolean }

/** A submission since the page was loaded, whose outcome the student may not have seen yet. */
export type RecentSubmission = {
  /** The lessonNumber in the address of its form; '' for the Turnitin form, whose address has none. */
  readonly form: string
  /** The lessonNumber that was typed. */
  readonly lessonNumber: string
  readonly state: SubmissionState
}

/**
 * Keeps how each submission stands, for its form and for the notice about a form that the student has
 * left. The router's context holds it, because an answer may come on a public page.
 */
export function createSubmissions() {
  const recent = createStore<readonly (RecentSubmission & { readonly owner: string | null })[]>([])
  /** The form on the page: it shows its outcome itself. */
  let openForm: string | null = null
  const ofThisStudent = () => recent.get().filter(({ owner }) => owner === tabOwner())
  const forget = (form: string) =>
    recent.set(recent.get().filter((one) => one.form !== form || one.state.kind === 'sending'))
  return {
    subscribe: recent.subscribe,
    /** Nothing if the signed-in student has sent nothing, or has seen the outcome. */
    of: (form: string) => ofThisStudent().find((one) => one.form === form)?.state,
    /** The last one that has ended and whose form is not on the page. */
    getLeft: (): RecentSubmission | undefined =>
      ofThisStudent().findLast(({ form, state }) => state.kind !== 'sending' && form !== openForm),
    put: (one: RecentSubmission) =>
      recent.set([
        ...recent.get().filter(({ form }) => form !== one.form),
        { ...one, owner: tabOwner() },
      ]),
    /** Forgets an outcome that was seen. */
    forget,
    /** @returns to be called when the form leaves the page, with whether it showed its outcome */
    openForm: (form: string) => {
      openForm = form
      forget(form)
      return (isSeen: boolean) => {
        openForm = null
        if (isSeen) forget(form)
        else recent.set([...recent.get()]) // the notice shows it now
      }
    },
  }
}
