import type { SearchDocument } from '../../../content/types.ts'
import type { Task } from '../../api/tasks.ts'
import type { Findable } from './finder.ts'

/** The pages that are not content. */
const FIXED_PAGES: readonly Findable[] = [
  {
    kind: 'page',
    title: 'Mentor Tasks',
    page: '',
    text: 'The tasks of your cohort. Open one to read it and hand it in.',
    address: '/mentor-tasks',
  },
  {
    kind: 'page',
    title: "Turnitin tasks' log",
    page: '',
    text: 'Hand in a task that went through the Turnitin check.',
    address: '/tasks-turnintin-log',
  },
]

/** All that search looks through: content, the other pages, and the student's own tasks. */
export function whatIsFound(
  documents: readonly SearchDocument[],
  tasks: readonly Task[],
): Findable[] {
  return [...documents, ...FIXED_PAGES, ...tasks.map(findableTask)]
}

function findableTask({ title, lessonNumber }: Task): Findable {
  const name = `Task ${lessonNumber}`
  const address = `/mentor-tasks/${encodeURIComponent(lessonNumber)}`
  return { kind: 'task', title: title || name, page: name, text: '', address }
}
