import { useIsMutating } from '@tanstack/react-query'
import { useStudent } from '../../api/use-student.ts'
import { readReceipts } from '../../storage/receipts.ts'
import type { Sent } from './receipt-of.ts'

export function useSent(): Sent {
  useIsMutating() // a task that is still being sent from a form that was left brings a receipt
  return { receipts: readReceipts(), cohort: useStudent().cohort }
}
