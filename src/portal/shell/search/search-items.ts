import type { SearchDocument } from '../../../content/types.ts'
import type { Task } from '../../api/tasks.ts'
import type { SearchItem } from './search-index.ts'

/** Pages that are not content, and actions. */
const NOT_CONTENT: readonly SearchItem[] = [
  {
    kind: 'page',
    title: 'Mentor Tasks',
    page: '',
    text: 'The tasks of your cohort. Open one to read it and hand it in.',
    keywords: 'assignment homework deadline due submit',
    address: '/mentor-tasks',
  },
  {
    kind: 'page',
    title: "Turnitin tasks' log",
    page: '',
    text: 'Hand in a task that went through the Turnitin check.',
    keywords: 'plagiarism submit',
    address: '/tasks-turnintin-log',
  },
  {
    kind: 'page',
    title: 'Change password',
    page: '',
    text: 'We email you a code. With it you choose a new password.',
    keywords: 'forgot forgotten lost reset update new otp login sign in',
    address: '/forgot-password',
  },
  {
    kind: 'theme',
    title: 'Switch theme',
    page: '',
    text: 'Light or dark, on this device.',
    keywords: 'dark mode night bright colour color display appearance settings',
    address: '',
  },
  {
    kind: 'logout',
    title: 'Logout',
    page: '',
    text: 'Sign out on this device.',
    keywords: 'log out sign off signout exit leave',
    address: '',
  },
]

/** Everything to search: content, the other pages, and the student's tasks. */
export function searchItems(
  documents: readonly SearchDocument[],
  tasks: readonly Task[],
): SearchItem[] {
  return [...documents, ...NOT_CONTENT, ...tasks.map(findableTask)]
}

function findableTask({ title, lessonNumber }: Task): SearchItem {
  const name = `Task ${lessonNumber}`
  const address = `/mentor-tasks/${encodeURIComponent(lessonNumber)}`
  return { kind: 'task', title: title || name, page: name, text: '', keywords: '', address }
}
