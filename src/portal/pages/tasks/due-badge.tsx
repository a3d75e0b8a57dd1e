import { CalendarClock } from 'lucide-react'
import type { Due } from '../../time/read-due.ts'
import { timeLeft } from '../../time/time-left.ts'
import { useNow } from '../../time/use-now.ts'
import styles from './due-badge.module.css'

/** What is left until a task is due, in words and colour. Nothing where that cannot be read. */
export function DueBadge({ due }: { due: Due }) {
  const now = useNow()
  if (due.kind === 'none' || due.kind === 'unreadable') return null
  const { kind, words } = timeLeft(due, now)
  return (
    <span className={styles.badge} data-state={kind}>
      <CalendarClock aria-hidden="true" size="1em" />
      {words}
    </span>
  )
}
