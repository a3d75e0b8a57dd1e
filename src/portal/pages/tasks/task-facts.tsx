import type { Task } from '../../api/tasks.ts'
import { figureMs } from '../../time/figure-ms.ts'
import { readDue, type Deadline } from '../../time/read-due.ts'
import { formatDue, formatLocal, formatMoment } from '../../time/school-time.ts'
import { upcomingDeadline } from '../../time/time-left.ts'
import { useNow } from '../../time/use-now.ts'
import { TaskBadge } from './due-badge.tsx'
import type { HandedIn } from './handed-in.ts'
import styles from './due-badge.module.css'

type TaskFactsProps = {
  task: Pick<Task, 'title' | 'lessonNumber' | 'dueDate' | 'time'>
  handedIn: HandedIn
}

/** A task's number, its due date, and a badge: the time left, or the day the task was handed in. */
export function TaskFacts({ task, handedIn }: TaskFactsProps) {
  const due = readDue(task)
  return (
    <p className={styles.facts}>
      {/* A task without a title already has its number as its heading. */}
      {task.title !== '' && <span>Task {task.lessonNumber}</span>}
      {due.kind !== 'none' && <b>Due {formatDue(due)}</b>}
      <TaskBadge due={due} handedIn={handedIn} />
    </p>
  )
}

/** A deadline by the student's own clock, with a notice about it; nothing once it has passed. */
export function DeadlineFacts({ task }: { task: Pick<Task, 'dueDate' | 'time'> }) {
  const now = useNow()
  const deadline = upcomingDeadline(readDue(task), now)
  // Without a readable time the deadline may be at any hour of the day.
  if (deadline === null || (deadline.kind === 'day' && deadline.note !== '')) return null
  const onPhone = formatLocal(deadline.at)
  return (
    <>
      {onPhone !== null && <p className={styles.facts}>Your time: {onPhone}</p>}
      <LateNotice deadline={deadline} now={now} />
    </>
  )
}

function LateNotice({ deadline, now }: { deadline: Deadline; now: Date }) {
  const noticeMs = figureMs('late_notice') // spec 9
  if (noticeMs === null) return null
  const last = new Date(deadline.at.getTime() - noticeMs)
  return (
    <p className={styles.facts}>
      {last > now
        ? `Will it be late? Tell your mentor by ${formatMoment(last)}.`
        : `A late notice was due by ${formatMoment(last)}.`}
    </p>
  )
}

/** Mentions a receipt that does not prove that the task is handed in. */
export function ReceiptMention({ handedIn }: { handedIn: HandedIn }) {
  if (handedIn.kind === 'disputed') {
    return <p className={styles.facts}>You have a receipt, but the school has no submission.</p>
  }
  if (handedIn.kind === 'yes' || handedIn.mention === null) return null
  return <p className={styles.facts}>Receipt for task {handedIn.mention.submission.lessonNumber}</p>
}
