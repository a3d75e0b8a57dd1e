import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { createSubmissions, SubmissionState } from '../../api/submissions.ts'
import { sendSubmission, tasksQuery, type Submission } from '../../api/tasks.ts'
import { now } from '../../time/clock.ts'
import { draftOf, type Draft } from '../../storage/drafts.ts'
import { tabOwner } from '../../storage/owner.ts'
import { receipts, storeReceipt, type Receipt } from '../../storage/receipts.ts'
import { useStore } from '../../store.ts'
import type { HandedIn, ShownReceipt } from '../tasks/handed-in.ts'

const route = getRouteApi('/protected')

/** Why to ask before sending: a lost answer, or an earlier receipt. */
export type ResendReason =
  | { readonly kind: 'lost' }
  | { readonly kind: 'submitted'; readonly receipt: Receipt }

const IDLE: SubmissionState = { kind: 'idle' }
const LOST: SubmissionState = { kind: 'lost' }
const TASKS = ['tasks']
/** A backend tells the time in whole seconds. */
const CLOCKS_DIFFER_MS = 2000

/**
 * How the submission of the form on this page stands, and how to send it.
 * @param form the lessonNumber in its address; '' for the Turnitin form
 * @param handedIn whether the form's task is handed in
 */
export function useSubmission(form: string, handedIn: HandedIn) {
  const router = useRouter()
  const { client, submissions } = route.useRouteContext()
  // The form stays mounted for a moment after the address changes.
  const { pathname } = useLocation()
  const [ownPath] = useState(pathname)
  useEffect(() => {
    const close = submissions.openForm(form)
    // A form that has failed at the outcome leaves it to the notice.
    return () => close(router.latestLocation.pathname !== ownPath)
  }, [submissions, form, router, ownPath])
  const [draft] = useState(() => draftOf(form))
  const stored = useStore(draft)
  // The school has got it since: an answer that was lost does not matter any more.
  const hasArrived =
    stored?.maybeSent === true &&
    handedIn.kind === 'yes' &&
    handedIn.at > (stored.sentAt || stored.savedAt) - CLOCKS_DIFFER_MS
  const mayHaveArrived = stored?.maybeSent === true && !hasArrived
  const recent = useStore({ get: () => submissions.of(form), subscribe: submissions.subscribe })
  const state = recent ?? (stored?.maybeSent === true ? LOST : IDLE)

  return {
    state,
    /** When a submission arrived whose answer was lost; null if the school does not say that it has. */
    arrivedAt: state.kind === 'lost' && hasArrived ? handedIn.at : null,
    send: (submission: Submission) => send({ client, submissions }, form, submission),
    /**
     * Why to ask the student before sending; null if there is no reason.
     * @param shownReceipt the receipt that the form has already shown
     */
    resendReason(lessonNumber: string, shownReceipt: ShownReceipt | null): ResendReason | null {
      if (mayHaveArrived || (state.kind === 'lost' && !hasArrived)) return { kind: 'lost' }
      const receipt = receipts.get().find((one) => one.submission.lessonNumber === lessonNumber)
      const isNew = receipt !== undefined && receipt.sentAt > (shownReceipt?.sentAt ?? 0)
      return isNew ? { kind: 'submitted', receipt } : null
    },
  }
}

type SendParts = {
  readonly client: QueryClient
  readonly submissions: ReturnType<typeof createSubmissions>
}

/** Sends a submission, and asks again what the school has. While the form's last one is on its way, this does nothing. */
async function send(
  { client, submissions }: SendParts,
  form: string,
  submission: Submission,
): Promise<void> {
  if (submissions.of(form)?.kind === 'sending') return
  const sender = tabOwner()
  const become = (state: SubmissionState) =>
    submissions.put({ form, lessonNumber: submission.lessonNumber, state })
  const draft = draftOf(form)
  const markDraft = (mark: Pick<Draft, 'maybeSent' | 'sentAt'>) => {
    const stored = draft.get()
    if (stored !== null) draft.set({ ...stored, ...mark })
  }
  const { maybeSent = false, sentAt = 0 } = draft.get() ?? {}
  become({ kind: 'sending' })
  // Before sending: the phone may lose power, or the student may close the tab, before an answer arrives.
  markDraft({ maybeSent: true, sentAt: now().getTime() })
  const outcome = await sendSubmission(submission).catch((bug: unknown) => {
    become(LOST)
    throw bug
  })
  if (tabOwner() !== sender) return // signed out meanwhile
  if (outcome.kind === 'submitted') {
    const receipt = { submission, sentAt: now().getTime(), fromTask: form }
    draft.remove()
    become({ kind: 'submitted', receipt, isKept: storeReceipt(receipt) })
    return client.invalidateQueries({ queryKey: TASKS })
  }
  // This attempt did not arrive. An earlier one may have: its mark stays.
  if (outcome.kind !== 'lost') markDraft({ maybeSent, sentAt })
  become(outcome)
  if (outcome.kind !== 'lost') return
  await client.invalidateQueries({ queryKey: TASKS })
  await client.prefetchQuery(tasksQuery(submission.cohort))
  // Not if it was sent again meanwhile.
  if (submissions.of(form) === outcome) become({ ...outcome })
}
