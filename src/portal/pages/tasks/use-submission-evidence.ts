import { tasksQuery } from '../../api/tasks.ts'
import { useQueryState } from '../../api/use-query-state.ts'
import { useStudent } from '../../api/use-student.ts'
import { receipts } from '../../storage/receipts.ts'
import { useStore } from '../../store.ts'
import { fromDeviceTime } from '../../time/clock.ts'
import type { SubmissionEvidence } from './handed-in.ts'

/** What shows which tasks of the list are handed in. */
export function useSubmissionEvidence(): SubmissionEvidence {
  const { cohort } = useStudent()
  const list = useQueryState(tasksQuery(cohort).queryKey)
  // The stored list is the query's first data, without an update.
  const isFetched = list !== undefined && list.dataUpdateCount > 0
  const fetchedAt = isFetched ? fromDeviceTime(list.dataUpdatedAt) : null
  return { receipts: useStore(receipts), cohort, fetchedAt }
}
