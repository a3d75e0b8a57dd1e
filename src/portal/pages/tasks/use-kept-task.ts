import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tasksQuery, type Task } from '../../api/tasks.ts'
import { useStudent } from '../../api/use-student.ts'
import { readTaskList, type KeptTaskList } from '../../storage/task-list.ts'
import { receiptOf, type TaskReceipt } from './receipt-of.ts'
import { useSent } from './use-sent.ts'

/** A task as the last list that was loaded has it, and when that was, in milliseconds since 1970. */
type KeptTask = { readonly task: Task; readonly loadedAt: number }

/** The task for when it has not been loaded by itself. */
export function useKeptTask(lessonNumber: string): KeptTask | null {
  const list = useKeptList()
  const task = list?.tasks.find((one) => one.lessonNumber === lessonNumber)
  return list && task ? { task, loadedAt: list.loadedAt } : null
}

/** This device's receipt for a task, as far as the task list is known. */
export function useTaskReceipt(lessonNumber: string): TaskReceipt | null {
  return receiptOf(lessonNumber, useKeptList()?.tasks ?? [], useSent())
}

/**
 * The last list that was loaded. Asks for nothing, and does not watch the list's query: leaving as the
 * last one that watches it would abort the call that the next page has started.
 */
function useKeptList(): KeptTaskList | null {
  const client = useQueryClient()
  const { cohort } = useStudent()
  return useMemo(() => {
    const state = client.getQueryState(tasksQuery(cohort).queryKey)
    return state?.data ? { tasks: state.data, loadedAt: state.dataUpdatedAt } : readTaskList(cohort)
  }, [client, cohort])
}
