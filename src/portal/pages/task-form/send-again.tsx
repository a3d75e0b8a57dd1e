import { formatMoment } from '../../time/school-time.ts'
import { Confirm } from '../../ui/confirm.tsx'
import type { ResendReason } from './use-submission.ts'

type SendAgainProps = { doubt: ResendReason; onConfirm: () => void; onClose: () => void }

/** Asks for confirmation before sending a task that the backend may already have. */
export function SendAgain({ doubt, ...answers }: SendAgainProps) {
  return (
    <Confirm title="Send it again?" action="Send again" {...answers}>
      {doubt.kind === 'lost'
        ? 'No answer came back the last time, so your task may have arrived already. If you send it again, your mentor may get it twice.'
        : `Task ${doubt.receipt.submission.lessonNumber} was submitted from this device on ${formatMoment(new Date(doubt.receipt.sentAt))}. If you send it again, your mentor gets it twice.`}
    </Confirm>
  )
}
