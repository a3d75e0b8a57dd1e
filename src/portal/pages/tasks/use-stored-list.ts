import { useMemo } from 'react'
import { taskQuery, tasksQuery, type Task } from '../../api/tasks.ts'
import { useQueryState } from '../../api/use-query-state.ts'
import { useStudent } from '../../api/use-student.ts'
import { readTaskList, type StoredTaskList } from '../../storage/task-list.ts'
import { fromDeviceTime } from '../../time/clock.ts'
import { handedIn, type HandedIn } from './handed-in.ts'
import { useSent } from './use-sent.ts'

/** A task from the last loaded list. `loadedAt` is when that list was loaded, in milliseconds since 1970. */
type ListedTask = { readonly task: Task; readonly loadedAt: number }

/** The task from the last loaded list: the fallback when the task's own request has failed. */
export function useListedTask(lessonNumber: string): ListedTask | null {
  const list = useStoredList()
  const task = list?.tasks.find((one) => one.lessonNumber === lessonNumber)
  return list && task ? { task, loadedAt: list.loadedAt } : null
}

/** Whether a task is handed in, as far as the task and the task list are known. */
export function useHandedIn(lessonNumber: string, loaded: LoadedTask | null = null): HandedIn {
  const sent = useSent()
  const tasks = useStoredList()?.tasks ?? []
  const listed = tasks.find((one) => one.lessonNumber === lessonNumber)
  // The task's page has fetched the task alone, if it was opened by its address.
  const own = useQueryState(taskQuery(lessonNumber).queryKey)
  const fetched = own?.data?.ok === true ? own.data.data.task : null
  const fetchedAt = fromDeviceTime(own?.dataUpdatedAt ?? 0)
  const isNewer = fetched !== null && fetchedAt > (sent.fetchedAt ?? 0)
  const newest = loaded ?? (isNewer ? { task: fetched, fetchedAt } : null)
  if (newest !== null) return handedIn(newest.task, tasks, { ...sent, fetchedAt: newest.fetchedAt })
  return handedIn(listed ?? { lessonNumber, submittedAt: null, submission: null }, tasks, sent)
}

/** A task that was fetched by itself, and when: in milliseconds since 1970. */
type LoadedTask = { readonly task: Task; readonly fetchedAt: number }

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
