import { getRouteApi } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useStudent } from '../../api/use-student.ts'
import { readReceipts } from '../../storage/receipts.ts'
import type { DeviceReceipts } from './receipt-of.ts'

const route = getRouteApi('/protected')

export function useReceipts(): DeviceReceipts {
  const { backgroundSubmission } = route.useRouteContext()
  useSyncExternalStore(backgroundSubmission.subscribe, backgroundSubmission.get) // a late answer adds a receipt
  return { receipts: readReceipts(), cohort: useStudent().cohort }
}
