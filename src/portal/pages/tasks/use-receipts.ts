import { useStudent } from '../../api/use-student.ts'
import { receipts } from '../../storage/receipts.ts'
import { useStored } from '../../ui/use-stored.ts'
import type { DeviceReceipts } from './receipt-of.ts'

export function useReceipts(): DeviceReceipts {
  return { receipts: useStored(receipts), cohort: useStudent().cohort }
}
