import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useStudent } from '../../api/use-student.ts'
import { tasksQuery } from '../../api/tasks.ts'
import { Button } from '../../ui/button.tsx'
import { panelClass } from '../../ui/panel.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NextDue } from './next-due.tsx'
import styles from './next-up.module.css'
import { WhyNoTasks } from './tasks-failed.tsx'

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
  const loading = <Skeleton label="Loading your tasks…" rows={3} />
  if (tasks.isPending) return loading
  // Of an old list nobody knows that nothing is due.
  const none = tasks.isFetching ? (
    loading
  ) : (
    <p className={styles.quiet}>Nothing is due at the moment.</p>
  )
  return (
    <>
      {tasks.isError && (
        <>
          <p className={styles.quiet}>
            <WhyNoTasks tasks={tasks} />
          </p>
          <Button variant="soft" busy={tasks.isFetching} onClick={() => void tasks.refetch()}>
            Try again
          </Button>
        </>
      )}
      {tasks.data !== undefined && (
        <NextDue tasks={tasks.data} none={tasks.isError ? null : none} />
      )}
    </>
  )
}
