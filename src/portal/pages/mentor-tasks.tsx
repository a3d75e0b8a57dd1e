import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useStudent } from '../api/session.ts'
import { tasksQuery, type Task } from '../api/tasks.ts'
import { GENERIC_ERROR } from '../api/request.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import styles from './mentor-tasks.module.css'
import { TaskFacts } from './task-facts.tsx'

export function MentorTasksPage() {
  const { cohort } = useStudent()
  const tasks = useQuery(tasksQuery(cohort))
  const retry = { onRetry: () => void tasks.refetch(), busy: tasks.isFetching }
  return (
    <>
      <PageHeader title="Mentor Tasks">
        The tasks of your cohort. Open one to read it and hand it in.
      </PageHeader>
      {tasks.data === undefined ? (
        <TryAgain {...retry}>
          Your tasks could not be loaded. Check your connection and try again.
        </TryAgain>
      ) : !tasks.data.ok ? (
        <TryAgain {...retry}>{tasks.data.message || GENERIC_ERROR}</TryAgain>
      ) : tasks.data.data.tasks.length === 0 ? (
        <p className={styles.empty}>No tasks available.</p>
      ) : (
        <TaskList tasks={tasks.data.data.tasks} />
      )}
    </>
  )
}

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task.id || task.lessonNumber} className={styles.task}>
          <h2 className={styles.title}>
            <Link
              to="/mentor-tasks/$lessonNumber"
              params={{ lessonNumber: task.lessonNumber }}
              className={styles.link}
            >
              {task.title || `Lesson ${task.lessonNumber}`}
            </Link>
          </h2>
          <TaskFacts task={task} />
        </li>
      ))}
    </ul>
  )
}
