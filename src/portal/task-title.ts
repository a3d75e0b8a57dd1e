import type { Task } from '../contract/tasks.ts'

/** A task's title, or its number as the form labels it. */
export function taskTitle({ title, lessonNumber }: Pick<Task, 'title' | 'lessonNumber'>): string {
  return title || `Task ${lessonNumber}`
}
