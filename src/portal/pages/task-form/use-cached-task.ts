import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { taskQuery, type Task } from '../../api/tasks.ts'
import { useListedTask } from '../tasks/use-handed-in.ts'

/** listLoadedAt: in milliseconds since 1970; null if the task itself was loaded. */
type CachedTask = { readonly task: Task; readonly listLoadedAt: number | null }

/** A task from the cache or the device, without a request. */
export function useCachedTask(lessonNumber: string): CachedTask | null {
  const client = useQueryClient()
  const [reply] = useState(() => client.getQueryData(taskQuery(lessonNumber).queryKey))
  const kept = useListedTask(lessonNumber)
  const loaded = reply?.ok === true ? reply.data.task : null
  if (loaded !== null) return { task: loaded, listLoadedAt: null }
  return kept && { task: kept.task, listLoadedAt: kept.loadedAt }
}
