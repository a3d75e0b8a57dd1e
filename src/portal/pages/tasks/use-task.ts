import { useMemo } from 'react'
import { taskQuery, tasksQuery, type Task } from '../../api/tasks.ts'
import { useQueryState } from '../../api/use-query-state.ts'
import { useStudent } from '../../api/use-student.ts'
import { readTaskList, type StoredTaskList } from '../../storage/task-list.ts'
import { fromDeviceTime } from '../../time/clock.ts'
import { handedIn, type HandedIn } from './handed-in.ts'
import { useSubmissionEvidence } from './use-submission-evidence.ts'

/** A task as the portal has it. */
type AvailableTask = {
  /** Fetched by itself, else of the last loaded list; null if it is in neither. */
  readonly task: Task | null
  /** When that list was loaded, in milliseconds since 1970; null if the task is not from it. */
  readonly listLoadedAt: number | null
  /** By the task alone or the list, whichever was fetched last. */
  readonly handedIn: HandedIn
}

/** Sends no request. */
export function useTask(lessonNumber: string): AvailableTask {
  const evidence = useSubmissionEvidence()
  const list = useStoredList()
  const tasks = list?.tasks ?? []
  const listed = tasks.find((one) => one.lessonNumber === lessonNumber) ?? null
  const single = useQueryState(taskQuery(lessonNumber).queryKey)
  const fetched = single?.data?.ok === true ? single.data.data.task : null
  const fetchedAt = fromDeviceTime(single?.dataUpdatedAt ?? 0)
  const isNewer = fetched !== null && fetchedAt >= (evidence.fetchedAt ?? 0)
  return {
    task: fetched ?? listed,
    listLoadedAt: fetched === null && listed !== null ? (list?.loadedAt ?? null) : null,
    handedIn: isNewer
      ? handedIn(fetched, tasks, { ...evidence, fetchedAt })
      : handedIn(listed ?? { ...UNKNOWN, lessonNumber }, tasks, evidence),
  }
}

const UNKNOWN = { submittedAt: null, submission: null }

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
