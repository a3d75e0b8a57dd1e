import type { Receipt } from '../../storage/receipts.ts'
import { formatDay } from '../../time/school-time.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says that the school has no submission although the device has a receipt. */
export function DisputedNotice({ receipt: { sentAt } }: { receipt: Receipt }) {
  return (
    <Notice kind="warning">
      This device has a receipt from {formatDay(new Date(sentAt))}, but the school has no submission
      of this task. Send it again, or ask your mentor with this receipt.
    </Notice>
  )
}
