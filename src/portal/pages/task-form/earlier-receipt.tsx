import { Link } from '@tanstack/react-router'
import { formatMoment } from '../../time/school-time.ts'
import { Notice } from '../../ui/notice.tsx'
import type { TaskReceipt } from '../tasks/receipt-of.ts'

/** Tells the student, before any typing, that the device has a receipt for the task. */
export function EarlierReceipt({ receipt: { submission, sentAt }, isHandedIn }: TaskReceipt) {
  const { lessonNumber } = submission
  const when = formatMoment(new Date(sentAt))
  return (
    <Notice kind="info">
      <p>
        {isHandedIn
          ? `You submitted this task on ${when}.`
          : `This device has a receipt for task ${lessonNumber} from ${when}.`}{' '}
        If you submit it again, your mentor may get it twice.
      </p>
      <Link
        to={isHandedIn ? '/mentor-tasks/$lessonNumber' : '/mentor-tasks'}
        params={{ lessonNumber }}
      >
        See the receipt
      </Link>
    </Notice>
  )
}
