import type { Task } from '../../api/tasks.ts'
import { figureMs } from '../../time/figure-ms.ts'
import { readDue, type Deadline } from '../../time/read-due.ts'
import { formatMoment, formatLocal } from '../../time/school-time.ts'
import { upcomingDeadline } from '../../time/time-left.ts'
import { useNow } from '../../time/use-now.ts'
import styles from './due-badge.module.css'

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
