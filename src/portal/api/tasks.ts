import { queryOptions, skipToken } from '@tanstack/react-query'
import { getTask, listTasks, submitTask, type Submission, type Task } from '../../contract/tasks.ts'
import { readTaskList, storeTaskList } from '../storage/task-list.ts'
import { REFRESHED } from './query-client.ts'
import { call, FailedCall, RefusedCall } from './request.ts'

export type { Submission, Task }

/** The tasks of a cohort. Until they come, and where they do not, the last list that the device keeps. */
export const tasksQuery = (cohort: string) =>
  queryOptions({
    queryKey: ['tasks', { cohort }],
    queryFn: async ({ signal }): Promise<readonly Task[]> => {
      const reply = await call(listTasks, { cohort }, { signal, signedIn: true })
      // A refusal is no list: the last one stays.
      if (!reply.ok) throw new RefusedCall(reply.message)
      storeTaskList(cohort, { tasks: reply.data.tasks, loadedAt: Date.now() })
      return reply.data.tasks
    },
    initialData: () => readTaskList(cohort)?.tasks,
    // A phone whose clock was ahead has noted a time to come, until which the list would count as fresh.
    initialDataUpdatedAt: () => Math.min(readTaskList(cohort)?.loadedAt ?? 0, Date.now()),
    ...REFRESHED,
    // A kept list is shown, but never taken for fresh: each load asks.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 0 : REFRESHED.staleTime),
  })

export const taskQuery = (lessonNumber: string) =>
  queryOptions({
    queryKey: ['tasks', { lessonNumber }],
    queryFn: async ({ signal }) => {
      const reply = await call(getTask, { lessonNumber }, { signal, signedIn: true })
      if (!reply.ok || reply.data.task === null) return reply
      const { task } = reply.data
      // A backend may leave out the number that it was asked for.
      const numbered = { ...task, lessonNumber: task.lessonNumber || lessonNumber }
      return { ...reply, data: { task: numbered } }
    },
    ...REFRESHED,
  })

/**
 * What became of a submission. 'offline': nothing was sent. 'lost': no answer that can be read came,
 * so it may have arrived or not.
 */
export type SubmissionOutcome = 'submitted' | 'refused' | 'offline' | 'lost'

/** What became of the last submission whose form was left meanwhile. Known to this tab alone. */
export type EndedSubmission = {
  readonly outcome: SubmissionOutcome
  readonly lessonNumber: string
  /** The path of the form. */
  readonly form: string
}

export const endedSubmission = queryOptions({
  queryKey: ['ended-submission'],
  queryFn: skipToken, // never asked for: the form writes it
  initialData: (): EndedSubmission | null => null,
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Sends a submission once. */
export async function sendSubmission(submission: Submission): Promise<SubmissionOutcome> {
  if (!navigator.onLine) return 'offline'
  try {
    const reply = await call(submitTask, submission, { signedIn: true })
    return reply.ok ? 'submitted' : 'refused'
  } catch (error) {
    if (error instanceof FailedCall) return isLost(error.status) ? 'lost' : 'refused'
    throw error
  }
}

/** Whether what failed may have arrived all the same, by the HTTP status of its answer, if any came. */
function isLost(status: number | null): boolean {
  if (status === null || status === 502 || status === 504) return true
  return status >= 200 && status < 300
}
