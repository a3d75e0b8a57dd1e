import { useIsMutating, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useStudent } from '../../api/use-student.ts'
import { tasksQuery, type Task } from '../../api/tasks.ts'
import { readReceipts, type Receipt } from '../../storage/receipts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { panelClass } from '../../ui/panel.ts'
import { taskTitle } from '../../task-title.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import styles from './mentor-tasks.module.css'
import { SubmittedMark, SubmittedTasks } from './submitted-tasks.tsx'
import { TaskFacts } from './task-facts.tsx'
import { TasksFailed } from './tasks-failed.tsx'

export function MentorTasksPage() {
  const { cohort } = useStudent()
  const tasks = useQuery(tasksQuery(cohort))
  useIsMutating() // what was still being sent when its form was left brings a receipt
  const receipts = readReceipts()
  // An old list that is empty says nothing: there may be tasks by now.
  const list = tasks.data ?? []
  return (
    <>
      <PageHeader title="Mentor Tasks">
        The tasks of your cohort. Open one to read it and hand it in.
      </PageHeader>
      <VisuallyHidden role="status">{count(list)}</VisuallyHidden>
      {tasks.isError && <TasksFailed tasks={tasks} />}
      {list.length > 0 ? (
        <TaskList tasks={list} receipts={receipts} />
      ) : tasks.isError ? null : tasks.isFetching ? (
        <Skeleton label="Loading your tasks…" rows={4} />
      ) : (
        <EmptyState sentence="No tasks available.">
          <p>
            Your mentor publishes them here as your course goes on. Come back after your next class.
          </p>
        </EmptyState>
      )}
      <SubmittedTasks receipts={receipts} />
    </>
  )
}

/** How many tasks there are, for screen readers. The page itself says when there are none. */
function count({ length }: readonly Task[]): string {
  if (length === 0) return ''
  return length === 1 ? 'There is one task.' : `There are ${length} tasks.`
}

type TaskListProps = { tasks: readonly Task[]; receipts: readonly Receipt[] }

function TaskList({ tasks, receipts }: TaskListProps) {
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
            <SubmittedMark receipts={receipts} lessonNumber={task.lessonNumber} />
            <ChevronRight aria-hidden="true" className={styles.chevron} />
          </li>
        ))}
      </ul>
      <AddToCalendar tasks={tasks} label="Add all to calendar" fileName="tasks" />
    </div>
  )
}
