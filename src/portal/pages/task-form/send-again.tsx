import { formatMoment } from '../../time/school-time.ts'
import { Confirm } from '../../ui/confirm.tsx'
import type { ResendReason } from './use-submission.ts'

type SendAgainProps = { reason: ResendReason; onConfirm: () => void; onClose: () => void }

/** Asks for confirmation before sending a task that the backend may already have. */
export function SendAgain({ reason, ...answers }: SendAgainProps) {
  return (
    <Confirm title="Send it again?" action="Send again" {...answers}>
      {reason.kind === 'lost'
        ? 'No answer came back the last time, so your task may have arrived already. If you send it again, your mentor may get it twice.'
        : `Task ${reason.receipt.submission.lessonNumber} was submitted from this device on ${formatMoment(new Date(reason.receipt.sentAt))}. If you send it again, your mentor may get it twice.`}
    </Confirm>
  )
}
