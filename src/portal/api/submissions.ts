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
export type SentSubmission = {
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
  type Kept = {
    readonly sent: readonly (SentSubmission & { readonly owner: string | null })[]
    /** The form on the page: it shows its outcome itself. */
    readonly openForm: string | null
  }
  const kept = createStore<Kept>({ sent: [], openForm: null })
  const keep = (changed: Partial<Kept>) => kept.set({ ...kept.get(), ...changed })
  /** Those of the signed-in student. */
  const own = () => kept.get().sent.filter(({ owner }) => owner === tabOwner())
  const forgetEnded = () =>
    keep({ sent: kept.get().sent.filter(({ state }) => state.kind === 'sending') })
  return {
    subscribe: kept.subscribe,
    /** Null if nothing was sent, or if the outcome was seen. */
    of: (form: string) => own().find((one) => one.form === form)?.state ?? null,
    /** The last one that has ended and whose form is not on the page. */
    getLeft: (): SentSubmission | null => {
      const { openForm } = kept.get()
      const left = own().filter(({ form, state }) => state.kind !== 'sending' && form !== openForm)
      return left.at(-1) ?? null
    },
    put: (one: SentSubmission) => {
      const others = kept.get().sent.filter(({ form }) => form !== one.form)
      keep({ sent: [...others, { ...one, owner: tabOwner() }] })
    },
    forgetEnded,
    /** @returns to be called when the form leaves the page, with whether it showed its outcome */
    openForm: (form: string) => {
      forgetEnded()
      keep({ openForm: form })
      return (isSeen: boolean) => {
        if (isSeen) forgetEnded()
        keep({ openForm: null })
      }
    },
  }
}
