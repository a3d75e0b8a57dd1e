import { Link } from '@tanstack/react-router'
import { formatMoment } from '../../time/school-time.ts'
import { Notice } from '../../ui/notice.tsx'
import { DisputedNotice } from '../tasks/disputed-notice.tsx'
import type { HandedIn } from '../tasks/handed-in.ts'

/** lessonNumber: in the address of the form. */
type EarlierReceiptProps = { handedIn: HandedIn; lessonNumber: string }

/** Tells the student, before any typing, what the school or the device has of the task. */
export function EarlierReceipt({ handedIn, lessonNumber }: EarlierReceiptProps) {
  if (handedIn.kind === 'disputed') return <DisputedNotice receipt={handedIn.receipt} />
  const isHandedIn = handedIn.kind === 'yes'
  const receipt = isHandedIn ? handedIn.receipt : handedIn.mention
  if (!isHandedIn && receipt === null) return null
  const when = formatMoment(new Date(isHandedIn ? handedIn.at : (receipt?.sentAt ?? 0)))
  return (
    <Notice kind="info">
      <p>
        {isHandedIn
          ? `You submitted this task on ${when}.`
          : `This device has a receipt for task ${receipt?.submission.lessonNumber} from ${when}.`}{' '}
        If you submit it again, your mentor may get it twice.
      </p>
      {receipt !== null && (
        <Link
          to={isHandedIn ? '/mentor-tasks/$lessonNumber' : '/mentor-tasks'}
          params={{ lessonNumber }}
        >
          See the receipt
        </Link>
      )}
    </Notice>
  )
}
