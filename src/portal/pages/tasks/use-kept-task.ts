import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tasksQuery, type Task } from '../../api/tasks.ts'
import { useStudent } from '../../api/use-student.ts'
import { readTaskList } from '../../storage/task-list.ts'

/** A task as the last list that was loaded has it, and when that was, in milliseconds since 1970. */
type KeptTask = { readonly task: Task; readonly loadedAt: number }

/**
 * The task for when it has not been loaded by itself. Asks for nothing, and does not watch the list's
 * query: who leaves as the last one that watches it aborts the call that the next page has started.
 */
export function useKeptTask(lessonNumber: string): KeptTask | null {
  const client = useQueryClient()
  const { cohort } = useStudent()
  return useMemo(() => {
    const state = client.getQueryState(tasksQuery(cohort).queryKey)
    const list = state?.data
      ? { tasks: state.data, loadedAt: state.dataUpdatedAt }
      : readTaskList(cohort)
    const task = list?.tasks.find((one) => one.lessonNumber === lessonNumber)
    return list && task ? { task, loadedAt: list.loadedAt } : null
  }, [client, cohort, lessonNumber])
}
