import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { taskQuery, type Task } from '../../api/tasks.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { panelClass } from '../../ui/panel.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TaskDetails } from '../../ui/task-details.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { taskTitle } from '../../task-title.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { DeadlineFacts } from './deadline-facts.tsx'
import { TaskFacts } from './task-facts.tsx'
import { KeptSince } from './tasks-failed.tsx'
import { useKeptTask } from './use-kept-task.ts'
import styles from './task-detail.module.css'

const FAILED = 'Failed to load task details.' // spec 8

const route = getRouteApi('/portal/mentor-tasks/$lessonNumber')

export function TaskDetailPage() {
  const { lessonNumber } = route.useParams()
  return (
    <>
      <Link to="/mentor-tasks" className={styles.back}>
        <ArrowLeft aria-hidden="true" size="1em" /> All tasks
      </Link>
      <TaskAnswer lessonNumber={lessonNumber} />
    </>
  )
}

function TaskAnswer({ lessonNumber }: { lessonNumber: string }) {
  const answer = useQuery(taskQuery(lessonNumber))
  const kept = useKeptTask(lessonNumber)
  const online = useOnline()
  const retry = { onRetry: () => void answer.refetch(), busy: answer.isFetching }
  if (answer.isPending) {
    return (
      <div className={styles.loading}>
        <PageHeader title={`Task ${lessonNumber}`} />
        <Skeleton label="Loading the task…" rows={2} />
      </div>
    )
  }
  if (answer.data === undefined) {
    return kept === null ? (
      <Failure lessonNumber={lessonNumber}>
        <TryAgain {...retry}>{FAILED}</TryAgain>
      </Failure>
    ) : (
      <>
        <TryAgain calm={!online} {...retry}>
          {online && FAILED} <KeptSince loadedAt={kept.loadedAt} />
        </TryAgain>
        <TaskArticle task={kept.task} lessonNumber={lessonNumber} />
      </>
    )
  }
  const task = answer.data.ok ? answer.data.data.task : null
  if (task === null) {
    return (
      <Failure lessonNumber={lessonNumber}>
        <Notice kind="error">{answer.data.ok ? 'No task found.' : 'Task not found.'}</Notice>
      </Failure>
    )
  }
  return <TaskArticle task={task} lessonNumber={lessonNumber} />
}

/** @param lessonNumber of the address */
function TaskArticle({ task, lessonNumber }: { task: Task; lessonNumber: string }) {
  return (
    <article className={styles.task}>
      <PageHeader title={taskTitle(task)} />
      <div className={panelClass(styles.details)}>
        {task.details.trim() === '' ? (
          <p>
            Your mentor has written no details here. Ask in class if you are not sure what to do.
          </p>
        ) : (
          <TaskDetails html={task.details} />
        )}
      </div>
      <aside className={panelClass(styles.aside)} aria-label="About this task">
        <div className={styles.facts}>
          <TaskFacts task={task} />
          <DeadlineFacts task={task} />
        </div>
        <div className={styles.submit}>
          <Link
            to="/mentor-tasks/$lessonNumber/submit"
            params={{ lessonNumber }}
            className={buttonClass('primary')}
          >
            Submit Task Here
          </Link>
        </div>
        <AddToCalendar
          tasks={[task]}
          label="Add to calendar"
          fileName={`task-${lessonNumber.replace(/[^\w-]+/g, '-')}`}
        />
      </aside>
    </article>
  )
}

function Failure({ lessonNumber, children }: { lessonNumber: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={`Task ${lessonNumber}`} />
      {children}
    </>
  )
}
