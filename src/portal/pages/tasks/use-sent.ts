import { useQuery } from '@tanstack/react-query'
import { endedSubmission } from '../../api/tasks.ts'
import { useStudent } from '../../api/use-student.ts'
import { readReceipts } from '../../storage/receipts.ts'
import type { Sent } from './receipt-of.ts'

export function useSent(): Sent {
  useQuery(endedSubmission) // a task that was still being sent when its form was left brings a receipt
  return { receipts: readReceipts(), cohort: useStudent().cohort }
}
