import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { DAY_MS } from '../../../contract/milliseconds.ts'
import { useStudent } from '../../api/use-student.ts'
import { tasksQuery, type Task } from '../../api/tasks.ts'
import { taskTitle } from '../../task-title.ts'
import { formatDue } from '../../time/school-time.ts'
import { useAge } from '../../time/use-age.ts'
import { useNow } from '../../time/use-now.ts'
import { differsFromSchoolTime } from '../../time/wall-time.ts'
import { Button } from '../../ui/button.tsx'
import { DueBadge } from './due-badge.tsx'
import { groupTasks } from './group-tasks.ts'
import styles from './next-up.module.css'
import { Skeleton } from './skeleton.tsx'
import { TasksFailure } from './tasks-failed.tsx'
import { useSubmissionEvidence } from './use-submission-evidence.ts'

const SOON_DAYS = 7

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

type NextDueProps = {
  tasks: readonly Task[]
  /** How old the list is; null if it is current. */
  age: string | null
  /** Shown in place of the task where this list has none that is due. */
  none: ReactNode
}

/** The task that is due next. Below it, the age of the list, or how many more tasks are due soon. */
function NextDue({ tasks, age, none }: NextDueProps) {
  const now = useNow()
  const { next, later, unreadable } = groupTasks(tasks, useSubmissionEvidence(), now)
  // A task with an unreadable date may be due today.
  const [first, ...unclear] = [...next, ...unreadable]
  if (first === undefined) return none
  const { task, due } = first
  const latest = now.getTime() + SOON_DAYS * DAY_MS
  const soon = later.filter(({ due: { at } }) => at.getTime() <= latest)
  return (
    <div>
      <Link
        to="/mentor-tasks/$lessonNumber"
        params={{ lessonNumber: task.lessonNumber }}
        className={styles.task}
      >
        <span className="clamp">{taskTitle(task)}</span>
      </Link>
      <p className={`cluster quiet ${styles.due}`}>
        {'at' in due ? <b>{formatDue(due)}</b> : <span>Due {formatDue(due)}</span>}
        <DueBadge due={due} />
      </p>
      <p className="quiet">{age ?? whatElse(unclear.length, soon.length)}</p>
    </div>
  )
}

function whatElse(unclear: number, soon: number): string {
  if (unclear === 1) return '1 more task: check its date'
  if (unclear > 1) return `${unclear} more tasks: check their dates`
  return soon > 0 ? `${soon} more due within ${SOON_DAYS} days` : ''
}
