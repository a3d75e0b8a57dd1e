import type { Task } from '../contract/tasks.ts'

/** What a task is called: its title, or its number as the form labels it. */
export function taskTitle({ title, lessonNumber }: Pick<Task, 'title' | 'lessonNumber'>): string {
  return title || `Task ${lessonNumber}`
}
