import * as z from 'zod/mini'
import { listTasks, type Task } from '../../contract/tasks.ts'
import { parseJson } from './device.ts'
import { readPrivate, writePrivate } from './owner.ts'

const TASK_LIST = 'taskList'

/** The last task list that the backend gave. */
export type KeptTaskList = {
  readonly tasks: readonly Task[]
  /** In milliseconds since 1970. */
  readonly loadedAt: number
}

// Tasks are stored as the contract brings them.
const schema = z.object({ cohort: z.string(), loadedAt: z.number(), list: listTasks.data })

export function storeTaskList(cohort: string, { tasks, loadedAt }: KeptTaskList): void {
  const list = { cohort, loadedAt, list: { tasks } }
  writePrivate(TASK_LIST, JSON.stringify(z.encode(schema, list)))
}

/** Null where none is kept, or that of another cohort. */
export function readTaskList(cohort: string): KeptTaskList | null {
  const parsed = schema.safeParse(parseJson(readPrivate(TASK_LIST)))
  if (!parsed.success || parsed.data.cohort !== cohort) return null
  return { tasks: parsed.data.list.tasks, loadedAt: parsed.data.loadedAt }
}
