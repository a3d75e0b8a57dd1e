import { queryOptions } from '@tanstack/react-query'
import {
  getTask,
  listTasks,
  submitTask,
  type HandedInSubmission,
  type Submission,
  type Task,
  type TaskList,
} from '../../contract/tasks.ts'
import { readTaskList, storeTaskList } from '../storage/task-list.ts'
import { REFRESHED } from './query-client.ts'
import { FailedCall } from './failed-call.ts'
import { call, load } from './request.ts'
import type { SubmissionState } from './submissions.ts'

export type { HandedInSubmission, Submission, Task, TaskList }

/** The tasks of a cohort. The stored list stands in until they load, and if they fail to load. */
export const tasksQuery = (cohort: string) =>
  queryOptions({
    queryKey: ['tasks', { cohort }],
    queryFn: async ({ signal }): Promise<TaskList> => {
      const list = await load(listTasks, { cohort }, signal)
      storeTaskList(cohort, { ...list, loadedAt: Date.now() })
      return list
    },
    initialData: (): TaskList | undefined => readTaskList(cohort) ?? undefined,
    // If the phone's clock was ahead, the stored time is in the future: the list would count as
    // fresh until then.
    initialDataUpdatedAt: () => Math.min(readTaskList(cohort)?.loadedAt ?? 0, Date.now()),
    ...REFRESHED,
    // A stored list never counts as fresh: each page load refetches it.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 0 : REFRESHED.staleTime),
  })

export const taskQuery = (lessonNumber: string) =>
  queryOptions({
    queryKey: ['tasks', { lessonNumber }],
    queryFn: async ({ signal }) => {
      const reply = await call(getTask, { lessonNumber }, { signal, needsSession: true })
      if (!reply.ok || reply.data.task === null) return reply
      const { task } = reply.data
      // A backend may leave out the number that it was asked for.
      const numbered = { ...task, lessonNumber: task.lessonNumber || lessonNumber }
      return { ...reply, data: { task: numbered } }
    },
    ...REFRESHED,
    // A missing task may be published any minute: refetch on each visit.
    staleTime: ({ state: { data } }) =>
      data?.ok === true && data.data.task !== null ? REFRESHED.staleTime : 0,
  })

/** The outcome of a submission: a state without its receipt. */
type SubmissionOutcome =
  | Extract<SubmissionState, { kind: 'offline' | 'lost' | 'refused' }>
  | { readonly kind: 'submitted' }

/** Sends a submission, without retries. */
export async function sendSubmission(submission: Submission): Promise<SubmissionOutcome> {
  if (!navigator.onLine) return { kind: 'offline' }
  try {
    const reply = await call(submitTask, submission, { needsSession: true })
    return reply.ok ? { kind: 'submitted' } : { kind: 'refused', reason: reply.message }
  } catch (error) {
    if (!(error instanceof FailedCall)) throw error
    return isLost(error) ? { kind: 'lost' } : { kind: 'refused', reason: '' }
  }
}

/** Whether a failed submission may have arrived: also after a success that could not be read. */
function isLost({ kind, status }: FailedCall): boolean {
  return kind === 'unreachable' || (status !== null && status < 300)
}
