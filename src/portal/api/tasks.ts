import { queryOptions } from '@tanstack/react-query'
import { getTask, listTasks, submitTask, type Submission, type Task } from '../../contract/tasks.ts'
import { call } from './request.ts'

export type { Submission, Task }

export const tasksQuery = (cohort: string) =>
  queryOptions({
    queryKey: ['tasks', { cohort }],
    queryFn: ({ signal }) => call(listTasks, { cohort }, { signal, signedIn: true }),
  })

export const taskQuery = (lessonNumber: string) =>
  queryOptions({
    queryKey: ['tasks', { lessonNumber }],
    queryFn: ({ signal }) => call(getTask, { lessonNumber }, { signal, signedIn: true }),
  })

/** @throws {FailedCall} when no readable answer came; the submission may or may not have arrived then */
export const sendSubmission = (submission: Submission) =>
  call(submitTask, submission, { signedIn: true })
