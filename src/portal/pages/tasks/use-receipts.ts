import { useStudent } from '../../api/use-student.ts'
import { receipts } from '../../storage/receipts.ts'
import { useStore } from '../../store.ts'
import type { DeviceReceipts } from './receipt-of.ts'

export function useReceipts(): DeviceReceipts {
  return { receipts: useStore(receipts), cohort: useStudent().cohort }
}
