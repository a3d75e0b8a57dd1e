import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { sendSubmission, type Submission } from '../../api/tasks.ts'
import { now } from '../../time/clock.ts'
import { readDraft, removeDraft, storeDraft } from '../../storage/drafts.ts'
import { ownerOfTab } from '../../storage/owner.ts'
import { readReceipts, storeReceipt, type Receipt } from '../../storage/receipts.ts'

/** What became of what was typed into a form. */
export type SubmissionState =
  | { readonly kind: 'idle' | 'sending' | 'refused' | 'offline' }
  /** No answer came that can be read: it may have arrived. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'submitted'; readonly receipt: Receipt; readonly isKept: boolean }

/** Why to ask before something is sent again. */
export type Doubt = { readonly kind: 'lost' } | { readonly kind: 'sent'; readonly receipt: Receipt }

/** What the student types: all of a submission but the cohort. */
export type Typed = Omit<Submission, 'cohort'>

/**
 * Sends what was typed into a form: once, however often it is pressed.
 * @param form the name of its draft
 */
export function useSubmission(form: string, cohort: string) {
  const client = useQueryClient()
  const mutationKey = ['submission', ownerOfTab(), form]
  const mutation = useMutation({
    mutationKey,
    mutationFn: (typed: Typed) => submit(form, typed, cohort),
  })
  // Also what is still on its way from a form that was left.
  const isSending = useIsMutating({ mutationKey }) > 0
  const mayHaveArrived = () => mutation.data?.kind === 'lost' || readDraft(form)?.maybeSent === true

  return {
    state: stateNow(),
    send(typed: Typed) {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(typed)
    },
    /** What the student is asked about before sending; null where nothing speaks against it. */
    doubt({ lessonNumber }: Typed): Doubt | null {
      if (mayHaveArrived()) return { kind: 'lost' }
      const receipt = readReceipts().find((one) => one.submission.lessonNumber === lessonNumber)
      return receipt === undefined ? null : { kind: 'sent', receipt }
    },
  }

  function stateNow(): SubmissionState {
    if (isSending || mutation.isPending) return { kind: 'sending' }
    return mutation.data ?? { kind: mayHaveArrived() ? 'lost' : 'idle' }
  }
}

async function submit(form: string, typed: Typed, cohort: string): Promise<SubmissionState> {
  const sender = ownerOfTab()
  const before = readDraft(form)?.maybeSent ?? false
  // First, because the phone may lose its power, or the student close the tab, before an answer comes.
  markDraft(form, true)
  const submission = { ...typed, cohort }
  const outcome = await sendSubmission(submission)
  // Whoever signed in here meanwhile has a form and receipts of their own.
  const isSenders = ownerOfTab() === sender
  if (outcome === 'submitted') {
    const receipt = { submission, sentAt: now().getTime() }
    if (isSenders) removeDraft(form)
    return { kind: outcome, receipt, isKept: isSenders && storeReceipt(receipt) }
  }
  if (outcome !== 'lost' && isSenders) markDraft(form, before)
  return { kind: outcome }
}

function markDraft(form: string, maybeSent: boolean): void {
  const draft = readDraft(form)
  if (draft !== null) storeDraft(form, { ...draft, maybeSent })
}
