import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useStudent } from '../api/use-student.ts'
import { tasksQuery, type Task } from '../api/tasks.ts'
import { Button } from '../ui/button.tsx'
import { panelClass } from '../ui/panel.ts'
import { dueState, formatDay } from '../school-time.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { DueBadge } from './due-badge.tsx'
import styles from './next-up.module.css'
import { KeptSince } from './tasks-failed.tsx'

const SHOWN = 3

/** The next due tasks of the cohort, from the same call as the task list. */
export function NextUp() {
  const titleId = useId()
  return (
    <section className={panelClass(styles.panel)} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>Next up</h2>
        <Link to="/mentor-tasks">All tasks</Link>
      </header>
      <NextTasks />
    </section>
  )
}

function NextTasks() {
  const { cohort } = useStudent()
  const tasks = useQuery(tasksQuery(cohort))
  if (tasks.isPending) return <Skeleton label="Loading your tasks…" rows={SHOWN} />
  const failure = tasks.isError && (
    <>
      <p className={styles.quiet}>
        Your tasks could not be loaded just now.{' '}
        {tasks.data !== undefined && <KeptSince loadedAt={tasks.dataUpdatedAt} />}
      </p>
      <Button variant="soft" busy={tasks.isFetching} onClick={() => void tasks.refetch()}>
        Try again
      </Button>
    </>
  )
  return (
    <>
      {failure}
      {tasks.data !== undefined && <NextList tasks={tasks.data} />}
    </>
  )
}

function NextList({ tasks }: { tasks: readonly Task[] }) {
  const [now] = useState(() => new Date())
  const next = nextDue(tasks, now)
  if (next.length === 0) return <p className={styles.quiet}>Nothing is due at the moment.</p>
  return (
    <ul className={styles.list}>
      {next.map((task) => (
        <li key={task.id || task.lessonNumber} className={styles.task}>
          <Link to="/mentor-tasks/$lessonNumber" params={{ lessonNumber: task.lessonNumber }}>
            {task.title || `Lesson ${task.lessonNumber}`}
          </Link>
          <p className={styles.due}>
            <DueBadge dueDate={task.dueDate} />
            <span>{formatDay(task.dueDate)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The tasks that are due today or later, the nearest first; without those whose due date is no date. */
function nextDue(tasks: readonly Task[], now: Date): readonly Task[] {
  return tasks
    .flatMap((task) => {
      const state = dueState(task.dueDate, now)
      if (state === null || state.kind === 'past') return []
      return [{ task, days: state.kind === 'today' ? 0 : state.days }]
    })
    .sort((a, b) => a.days - b.days)
    .slice(0, SHOWN)
    .map(({ task }) => task)
}
