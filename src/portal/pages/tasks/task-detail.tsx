import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { taskQuery, type Task } from '../../api/tasks.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from './skeleton.tsx'
import { TaskDetails } from './sanitised-details.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useAge } from '../../time/use-age.ts'
import { taskTitle } from '../../task-title.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { DisputedNotice } from './disputed-notice.tsx'
import { ReceiptView } from './receipt.tsx'
import { DeadlineFacts, ReceiptMention, TaskFacts } from './task-facts.tsx'
import { useTask } from './use-task.ts'
import styles from './task-detail.module.css'

const FAILED = 'Failed to load task details.' // spec 8

const route = getRouteApi('/protected/mentor-tasks/$lessonNumber')

export function TaskDetailPage() {
  const { lessonNumber } = route.useParams()
  const answer = useQuery(taskQuery(lessonNumber))
  const available = useTask(lessonNumber)
  const reply = answer.data
  const loaded = reply?.ok === true ? reply.data.task : null
  // The task's data from before the failed call may be out of date.
  const hasFailed = answer.isError && loaded === null
  const task = hasFailed ? available.task : loaded
  return (
    <>
      <p className={`cluster ${styles.back}`}>
        <Link to="/mentor-tasks">
          <ArrowLeft aria-hidden="true" size="1em" /> All tasks
        </Link>
      </p>
      <article>
        {/* One heading for all states, so that it keeps the focus when the task loads. */}
        <PageHeader title={task === null ? `Task ${lessonNumber}` : taskTitle(task)} />
        {answer.isPending && (
          <div className={styles.loading}>
            <Skeleton label="Loading the task…" rows={2} />
          </div>
        )}
        {hasFailed && (
          <NotLoaded
            savedAt={available.listLoadedAt}
            onRetry={() => void answer.refetch()}
            busy={answer.isFetching}
          />
        )}
        {!hasFailed && reply !== undefined && loaded === null && (
          <Notice kind="error">{reply.ok ? 'No task found.' : 'Task not found.'}</Notice>
        )}
        {task !== null && <TaskText task={task} lessonNumber={lessonNumber} />}
      </article>
    </>
  )
}

type NotLoadedProps = {
  /** When the stored list was loaded, in milliseconds since 1970; null if it has no such task. */
  savedAt: number | null
  onRetry: () => void
  busy: boolean
}

function NotLoaded({ savedAt, ...retry }: NotLoadedProps) {
  const online = useOnline()
  const age = useAge(savedAt ?? 0)
  if (savedAt === null) return <TryAgain {...retry}>{FAILED}</TryAgain>
  const copy = ['This copy was saved on your device.', age].join(' ')
  return (
    <TryAgain calm={!online} {...retry}>
      {online ? `${FAILED} ${copy}` : copy}
    </TryAgain>
  )
}

type TaskTextProps = {
  task: Task
  /** From the address. */
  lessonNumber: string
}

function TaskText({ task, lessonNumber }: TaskTextProps) {
  const { handedIn } = useTask(lessonNumber)
  const isHandedIn = handedIn.kind === 'yes'
  const receipt = handedIn.kind === 'no' ? null : handedIn.receipt
  return (
    <div className={`blocks ${styles.task}`}>
      <aside className={`panel ${styles.aside}`} aria-label="About this task">
        <div className={styles.facts}>
          <TaskFacts task={task} handedIn={handedIn} />
          {isHandedIn && receipt === null && (
            <p className="quiet">This device has no receipt of it.</p>
          )}
          {handedIn.kind === 'no' && <ReceiptMention handedIn={handedIn} />}
          {!isHandedIn && <DeadlineFacts task={task} />}
        </div>
        <div className={`no-print ${styles.submit}`}>
          <Link
            to="/mentor-tasks/$lessonNumber/submit"
            params={{ lessonNumber }}
            className={buttonClass(isHandedIn ? 'secondary' : 'primary')}
          >
            {isHandedIn ? 'Hand in again' : 'Submit Task Here'}
          </Link>
        </div>
        {!isHandedIn && (
          <AddToCalendar
            tasks={[task]}
            label="Add to calendar"
            fileName={`task-${lessonNumber.replace(/[^\w-]+/g, '-')}`}
          />
        )}
      </aside>
      <div className="blocks">
        {handedIn.kind === 'disputed' && <DisputedNotice receipt={handedIn.receipt} />}
        {receipt !== null && <ReceiptView receipt={receipt} heading="h2" />}
        <div className={`panel ${styles.details}`}>
          {task.details.trim() === '' ? (
            <p>
              Your mentor has written no details here. Ask in class if you are not sure what to do.
            </p>
          ) : (
            <TaskDetails html={task.details} />
          )}
        </div>
      </div>
    </div>
  )
}
