import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, ListTodo } from 'lucide-react'
import { useStudent } from '../api/use-student.ts'
import { tasksQuery, type Task } from '../api/tasks.ts'
import { GENERIC_ERROR } from '../api/request.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { panelClass } from '../ui/panel.ts'
import { taskTitle } from '../task-title.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
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
      <VisuallyHidden role="status">
        {tasks.data?.ok === true && count(tasks.data.data.tasks)}
      </VisuallyHidden>
      {tasks.isPending ? (
        <Skeleton label="Loading your tasks…" rows={4} />
      ) : tasks.data === undefined ? (
        <TryAgain {...retry}>
          Your tasks could not be loaded. Check your connection and try again.
        </TryAgain>
      ) : !tasks.data.ok ? (
        <TryAgain {...retry}>{tasks.data.message || GENERIC_ERROR}</TryAgain>
      ) : tasks.data.data.tasks.length === 0 ? (
        <EmptyState icon={<ListTodo aria-hidden="true" />} sentence="No tasks available.">
          <p>
            Your mentor publishes them here as your course goes on. Come back after your next class.
          </p>
        </EmptyState>
      ) : (
        <TaskList tasks={tasks.data.data.tasks} />
      )}
    </>
  )
}

/** How many tasks there are, for screen readers. The page itself says when there are none. */
function count({ length }: readonly Task[]): string {
  if (length === 0) return ''
  return length === 1 ? 'There is one task.' : `There are ${length} tasks.`
}

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <div className={styles.tasks}>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.id || task.lessonNumber} className={panelClass(styles.task)}>
            <h2 className={styles.title}>
              <Link
                to="/mentor-tasks/$lessonNumber"
                params={{ lessonNumber: task.lessonNumber }}
                className={styles.link}
              >
                {taskTitle(task)}
              </Link>
            </h2>
            <TaskFacts task={task} />
            <ChevronRight aria-hidden="true" className={styles.chevron} />
          </li>
        ))}
      </ul>
      <AddToCalendar tasks={tasks} label="Add all to calendar" fileName="tasks" />
    </div>
  )
}
