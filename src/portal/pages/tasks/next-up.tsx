import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useStudent } from '../../api/use-student.ts'
import { tasksQuery } from '../../api/tasks.ts'
import { useAge } from '../../time/use-age.ts'
import { useNow } from '../../time/use-now.ts'
import { differsFromSchoolTime } from '../../time/wall-time.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from './skeleton.tsx'
import { NextDue } from './next-due.tsx'
import styles from './next-up.module.css'
import { TasksFailure } from './tasks-failed.tsx'

/** The cohort's next task to hand in. Shares its query with the task list. */
export function NextUp() {
  const titleId = useId()
  const { cohort } = useStudent()
  const tasks = useQuery(tasksQuery(cohort))
  // Shown in the note's single line, with a Try again button above.
  const age = useAge(tasks.dataUpdatedAt)
  // An old list does not show that no task is due.
  const none = tasks.isFetching ? (
    <Skeleton label="Loading your tasks…" rows={1} />
  ) : (
    <p className="soft">Nothing is due at the moment.</p>
  )
  const instead = tasks.isError ? (
    <p className="soft">
      <TasksFailure tasks={tasks} />
    </p>
  ) : (
    none
  )
  return (
    <section className={`panel stack ${styles.panel}`} aria-labelledby={titleId}>
      <header className={`apart ${styles.header}`}>
        <h2 id={titleId} className="quiet">
          Next up
        </h2>
        {tasks.isError ? (
          <Button variant="quiet" busy={tasks.isFetching} onClick={() => void tasks.refetch()}>
            Try again
          </Button>
        ) : (
          <Link to="/mentor-tasks">All tasks</Link>
        )}
      </header>
      <div
        className={`stack ${styles.body}`}
        data-elsewhere={differsFromSchoolTime(useNow()) || undefined}
      >
        <NextDue tasks={tasks.data?.tasks ?? []} age={tasks.isError ? age : null} none={instead} />
      </div>
    </section>
  )
}
