import * as v from 'valibot'
import { listTasks, type TaskList } from '../../contract/tasks.ts'
import { readPrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

const TASK_LIST = 'taskList'

/** The last task list from the backend. */
export type StoredTaskList = TaskList & {
  /** In milliseconds since 1970. */
  readonly loadedAt: number
}

// Tasks are stored in their wire format.
const schema = v.object({
  cohort: v.string(),
  loadedAt: v.number(),
  list: listTasks.data.schema,
})

export function storeTaskList(cohort: string, { loadedAt, ...tasks }: StoredTaskList): void {
  const list = listTasks.data.write(tasks)
  writePrivate(TASK_LIST, JSON.stringify({ cohort, loadedAt, list }))
}

/** Null if none is stored, or another cohort's. */
export function readTaskList(cohort: string): StoredTaskList | null {
  const stored = parseStored(schema, readPrivate(TASK_LIST))
  return stored?.cohort === cohort ? { ...stored.list, loadedAt: stored.loadedAt } : null
}
