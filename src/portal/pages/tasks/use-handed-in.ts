import { useMemo } from 'react'
import { taskQuery, tasksQuery, type Task } from '../../api/tasks.ts'
import { useQueryState } from '../../api/use-query-state.ts'
import { useStudent } from '../../api/use-student.ts'
import { receipts } from '../../storage/receipts.ts'
import { readTaskList, type StoredTaskList } from '../../storage/task-list.ts'
import { useStore } from '../../store.ts'
import { fromDeviceTime } from '../../time/clock.ts'
import { handedIn, type HandedIn, type SubmissionEvidence } from './handed-in.ts'

/** Whether a task is handed in: by the task alone or the task list, whichever was fetched last. */
export function useHandedIn(lessonNumber: string): HandedIn {
  const evidence = useSubmissionEvidence()
  const tasks = useStoredList()?.tasks ?? []
  const listed = tasks.find((one) => one.lessonNumber === lessonNumber)
  const single = useQueryState(taskQuery(lessonNumber).queryKey)
  const task = single?.data?.ok === true ? single.data.data.task : null
  const fetchedAt = fromDeviceTime(single?.dataUpdatedAt ?? 0)
  if (task !== null && fetchedAt >= (evidence.fetchedAt ?? 0)) {
    return handedIn(task, tasks, { ...evidence, fetchedAt })
  }
  return handedIn(listed ?? { lessonNumber, submittedAt: null, submission: null }, tasks, evidence)
}

/** What shows which tasks of the list are handed in. */
export function useSubmissionEvidence(): SubmissionEvidence {
  const { cohort } = useStudent()
  const list = useQueryState(tasksQuery(cohort).queryKey)
  // The stored list is the query's first data, without an update.
  const isFetched = list !== undefined && list.dataUpdateCount > 0
  const fetchedAt = isFetched ? fromDeviceTime(list.dataUpdatedAt) : null
  return { receipts: useStore(receipts), cohort, fetchedAt }
}

/** A task from the last loaded list. `loadedAt` is when that list was loaded, in milliseconds since 1970. */
type ListedTask = { readonly task: Task; readonly loadedAt: number }

/** The task from the last loaded list: the fallback when the task's own request has failed. */
export function useListedTask(lessonNumber: string): ListedTask | null {
  const list = useStoredList()
  const task = list?.tasks.find((one) => one.lessonNumber === lessonNumber)
  return list && task ? { task, loadedAt: list.loadedAt } : null
}

/** The last loaded list. */
function useStoredList(): StoredTaskList | null {
  const { cohort } = useStudent()
  const state = useQueryState(tasksQuery(cohort).queryKey)
  const [list, loadedAt] = [state?.data, state?.dataUpdatedAt ?? 0]
  return useMemo(
    () => (list ? { ...list, loadedAt } : readTaskList(cohort)),
    [list, loadedAt, cohort],
  )
}
