import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tasksQuery, type Task } from '../../api/tasks.ts'
import { useStudent } from '../../api/use-student.ts'
import { readTaskList, type StoredTaskList } from '../../storage/task-list.ts'
import { receiptOf, type TaskReceipt } from './receipt-of.ts'
import { useReceipts } from './use-receipts.ts'

/** A task from the last loaded list. `loadedAt` is when that list was loaded, in milliseconds since 1970. */
type ListedTask = { readonly task: Task; readonly loadedAt: number }

/** The task from the last loaded list: the fallback when the task's own request has failed. */
export function useListedTask(lessonNumber: string): ListedTask | null {
  const list = useStoredList()
  const task = list?.tasks.find((one) => one.lessonNumber === lessonNumber)
  return list && task ? { task, loadedAt: list.loadedAt } : null
}

/** This device's receipt for a task, as far as the task list is known. */
export function useTaskReceipt(lessonNumber: string): TaskReceipt | null {
  return receiptOf(lessonNumber, useStoredList()?.tasks ?? [], useReceipts())
}

/**
 * The last loaded list. Sends no request and does not subscribe to the list's query: when the last
 * subscriber unmounts, React Query would abort the request that the next page has started.
 */
function useStoredList(): StoredTaskList | null {
  const client = useQueryClient()
  const { cohort } = useStudent()
  return useMemo(() => {
    const state = client.getQueryState(tasksQuery(cohort).queryKey)
    return state?.data ? { tasks: state.data, loadedAt: state.dataUpdatedAt } : readTaskList(cohort)
  }, [client, cohort])
}
