import { TaskForm } from './task-form.tsx'

/** The same form for tasks that were checked by Turnitin; which task it is must be typed. */
export function TurnitinLogPage() {
  return <TaskForm title="Turnitin tasks' log" lessonNumber="" />
}
