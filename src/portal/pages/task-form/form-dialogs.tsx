import { formatMoment } from '../../time/school-time.ts'
import { Confirm } from './confirm.tsx'
import type { ResendReason } from './use-submission.ts'

// The dialogs of the task form: one file, which no first view waits for.
export { SubmittedModal } from './submitted-modal.tsx'

type Answers = { onConfirm: () => void; onClose: () => void }

/** Asks before a draft is deleted. */
export function ClearDraft(answers: Answers) {
  return (
    <Confirm title="Clear draft?" action="Clear draft" {...answers}>
      Everything you typed into this form will be deleted.
    </Confirm>
  )
}

/** Asks for confirmation before sending a task that the backend may already have. */
export function SendAgain({ reason, ...answers }: Answers & { reason: ResendReason }) {
  return (
    <Confirm title="Send it again?" action="Send again" {...answers}>
      {reason.kind === 'lost'
        ? 'No answer came back the last time, so your task may have arrived already.'
        : `Task ${reason.receipt.submission.lessonNumber} was submitted from this device on ${formatMoment(new Date(reason.receipt.sentAt))}.`}{' '}
      If you send it again, your mentor may get it twice.
    </Confirm>
  )
}
