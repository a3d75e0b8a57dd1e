import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EndedSubmission } from '../../api/background-submission.ts'
import { sendSubmission, type Submission } from '../../api/tasks.ts'
import { now } from '../../time/clock.ts'
import { readDraft, removeDraft, storeDraft } from '../../storage/drafts.ts'
import { tabOwner } from '../../storage/owner.ts'
import { receipts, storeReceipt, type Receipt } from '../../storage/receipts.ts'
import { useStore } from '../../store.ts'

const route = getRouteApi('/protected')

/** The state of a form's submission. */
export type SubmissionState = { readonly kind: 'idle' | 'sending' } | EndedSubmission

/** Why to ask before sending: a lost answer, or an earlier receipt. */
export type ResendReason =
  | { readonly kind: 'lost' }
  | { readonly kind: 'submitted'; readonly receipt: Receipt }

/** The typed fields: all of a submission but the cohort. */
export type TaskFormValues = Omit<Submission, 'cohort'>

/**
 * Sends what was typed into a form. While a request is on its way, another press sends nothing.
 * @param fromTask the lessonNumber in the form's address; '' for the Turnitin form
 */
export function useSubmission(draftName: string, fromTask: string, cohort: string) {
  const client = useQueryClient()
  const router = useRouter()
  const { backgroundSubmission } = route.useRouteContext()
  // Keep the form's own path: the form stays mounted for a moment after the address changes.
  const { pathname } = useLocation()
  const [formPath] = useState(pathname)
  const mutationKey = ['submission', tabOwner(), draftName]
  const mutation = useMutation({
    mutationKey,
    mutationFn: (typed: TaskFormValues) => submit(draftName, fromTask, { ...typed, cohort }),
    // Here, not in mutate(): React Query skips mutate's callbacks once the form has unmounted.
    onSuccess: (outcome, { lessonNumber }) => {
      if (outcome !== null) backgroundSubmission.set({ outcome, lessonNumber, formPath })
    },
  })
  useEffect(() => {
    backgroundSubmission.set(null)
    const closeForm = backgroundSubmission.openForm(formPath)
    return () => {
      // A form that has failed at the outcome leaves it to the notice.
      if (router.latestLocation.pathname !== formPath) backgroundSubmission.set(null)
      closeForm()
    }
  }, [backgroundSubmission, formPath, router])
  // Includes a request of an earlier, unmounted form. React Query's own hook costs 0.3 kB on every page.
  const isSending = useSyncExternalStore(
    (onChange) => client.getMutationCache().subscribe(onChange),
    () => client.isMutating({ mutationKey }) > 0,
  )
  // Not mutation.data, which has no answer to a request of an earlier, unmounted form.
  const last = useStore(backgroundSubmission)
  const ended = last?.formPath === formPath ? last.outcome : null
  const mayHaveArrived = () => ended?.kind === 'lost' || readDraft(draftName)?.maybeSent === true

  return {
    state: stateNow(),
    send(typed: TaskFormValues) {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(typed)
    },
    /**
     * Why to ask the student before sending; null if there is no reason.
     * @param shownReceipt the receipt that the form has already shown
     */
    resendReason({ lessonNumber }: TaskFormValues, shownReceipt?: Receipt): ResendReason | null {
      if (mayHaveArrived()) return { kind: 'lost' }
      const receipt = receipts.get().find((one) => one.submission.lessonNumber === lessonNumber)
      const isNew = receipt !== undefined && receipt.sentAt !== shownReceipt?.sentAt
      return isNew ? { kind: 'submitted', receipt } : null
    },
  }

  function stateNow(): SubmissionState {
    // React Query notifies subscribers in a later task than the mutation's own hook.
    if (isSending || mutation.isPending) return { kind: 'sending' }
    return ended ?? { kind: mayHaveArrived() ? 'lost' : 'idle' }
  }
}

/** @returns null when the answer came after the student signed out */
async function submit(
  draftName: string,
  fromTask: string,
  submission: Submission,
): Promise<EndedSubmission | null> {
  const sender = tabOwner()
  const mayHaveArrivedBefore = readDraft(draftName)?.maybeSent ?? false
  // Before sending: the phone may lose power, or the student may close the tab, before an answer arrives.
  markDraft(draftName, true)
  const outcome = await sendSubmission(submission)
  if (tabOwner() !== sender) return null
  if (outcome.kind === 'submitted') {
    const receipt = { submission, sentAt: now().getTime(), fromTask }
    removeDraft(draftName)
    return { kind: 'submitted', receipt, isKept: storeReceipt(receipt) }
  }
  // This attempt did not arrive. An earlier one may have: its mark stays.
  if (outcome.kind !== 'lost') markDraft(draftName, mayHaveArrivedBefore)
  return outcome
}

function markDraft(draftName: string, maybeSent: boolean): void {
  const draft = readDraft(draftName)
  if (draft !== null) storeDraft(draftName, { ...draft, maybeSent })
}
