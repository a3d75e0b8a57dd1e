import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { createSubmissions, SubmissionState } from '../../api/submissions.ts'
import { sendSubmission, type Submission } from '../../api/tasks.ts'
import { now } from '../../time/clock.ts'
import { draftOf } from '../../storage/drafts.ts'
import { tabOwner } from '../../storage/owner.ts'
import { receipts, storeReceipt, type Receipt } from '../../storage/receipts.ts'
import { useStore } from '../../store.ts'

const route = getRouteApi('/protected')

/** Why to ask before sending: a lost answer, or an earlier receipt. */
export type ResendReason =
  | { readonly kind: 'lost' }
  | { readonly kind: 'submitted'; readonly receipt: Receipt }

const IDLE: SubmissionState = { kind: 'idle' }
const LOST: SubmissionState = { kind: 'lost' }

/**
 * How the submission of the form on this page stands, and how to send it.
 * @param form the lessonNumber in its address; '' for the Turnitin form
 */
export function useSubmission(form: string) {
  const router = useRouter()
  const { submissions } = route.useRouteContext()
  // The form stays mounted for a moment after the address changes.
  const { pathname } = useLocation()
  const [ownPath] = useState(pathname)
  useEffect(() => {
    const close = submissions.openForm(form)
    // A form that has failed at the outcome leaves it to the notice.
    return () => close(router.latestLocation.pathname !== ownPath)
  }, [submissions, form, router, ownPath])
  const [draft] = useState(() => draftOf(form))
  const mayHaveArrived = useStore(draft)?.maybeSent === true
  const sent = useStore({ get: () => submissions.of(form), subscribe: submissions.subscribe })
  const state = sent ?? (mayHaveArrived ? LOST : IDLE)

  return {
    state,
    send: (submission: Submission) => send(submissions, form, submission),
    /**
     * Why to ask the student before sending; null if there is no reason.
     * @param shownReceipt the receipt that the form has already shown
     */
    resendReason(lessonNumber: string, shownReceipt?: Receipt): ResendReason | null {
      if (state.kind === 'lost' || mayHaveArrived) return { kind: 'lost' }
      const receipt = receipts.get().find((one) => one.submission.lessonNumber === lessonNumber)
      const isNew = receipt !== undefined && receipt.sentAt !== shownReceipt?.sentAt
      return isNew ? { kind: 'submitted', receipt } : null
    },
  }
}

/** Sends a submission. While the form's last one is on its way, this does nothing. */
async function send(
  submissions: ReturnType<typeof createSubmissions>,
  form: string,
  submission: Submission,
): Promise<void> {
  if (submissions.of(form)?.kind === 'sending') return
  const sender = tabOwner()
  const become = (state: SubmissionState) =>
    submissions.put({ form, lessonNumber: submission.lessonNumber, state })
  const draft = draftOf(form)
  const markDraft = (maybeSent: boolean) => {
    const now = draft.get()
    if (now !== null) draft.set({ ...now, maybeSent })
  }
  const mayHaveArrivedBefore = draft.get()?.maybeSent ?? false
  become({ kind: 'sending' })
  // Before sending: the phone may lose power, or the student may close the tab, before an answer arrives.
  markDraft(true)
  const outcome = await sendSubmission(submission)
  if (tabOwner() !== sender) return // signed out meanwhile
  if (outcome.kind === 'submitted') {
    const receipt = { submission, sentAt: now().getTime(), fromTask: form }
    draft.remove()
    become({ kind: 'submitted', receipt, isKept: storeReceipt(receipt) })
    return
  }
  // This attempt did not arrive. An earlier one may have: its mark stays.
  if (outcome.kind !== 'lost') markDraft(mayHaveArrivedBefore)
  become(outcome)
}
