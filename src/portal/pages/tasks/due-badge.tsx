import { CalendarClock, CircleCheck } from 'lucide-react'
import type { Due } from '../../time/read-due.ts'
import { formatDay } from '../../time/school-time.ts'
import { timeLeft } from '../../time/time-left.ts'
import { useNow } from '../../time/use-now.ts'
import styles from './due-badge.module.css'
import type { HandedIn } from './handed-in.ts'

type TaskBadgeProps = { due: Due; handedIn: HandedIn }

/** The day a task was handed in, or the time left until it is due. */
export function TaskBadge({ due, handedIn }: TaskBadgeProps) {
  if (handedIn.kind !== 'yes') return <DueBadge due={due} />
  return (
    <span className={styles.badge} data-state="submitted">
      <CircleCheck aria-hidden="true" size="1em" />
      Submitted {formatDay(new Date(handedIn.at))}
    </span>
  )
}

/** The time left until a task is due, in words and colour; nothing where the date cannot be read. */
export function DueBadge({ due }: { due: Due }) {
  const now = useNow()
  if (due.kind === 'none' || due.kind === 'unreadable') return null
  const { kind, words } = timeLeft(due, now)
  return (
    <span className={styles.badge} data-state={kind}>
      <CalendarClock aria-hidden="true" size="1em" />
      <span>{words}</span>
    </span>
  )
}
