import { getRouteApi } from '@tanstack/react-router'
import { TaskForm } from './task-form.tsx'

const route = getRouteApi('/portal/mentor-tasks/$lessonNumber/submit')

/** Handing in a task of the list. */
export function SubmitTaskPage() {
  const { lessonNumber } = route.useParams()
  return <TaskForm key={lessonNumber} title="Submit Task" lessonNumber={lessonNumber} />
}
