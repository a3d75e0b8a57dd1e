import { CalendarCheck, CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { dueState, type DueState } from '../school-time.ts'
import styles from './due-badge.module.css'

const NEAR_DAYS = 3

/** How near a due date is, in words and colour. Nothing where the stored text is no date. */
export function DueBadge({ dueDate }: { dueDate: string }) {
  const [now] = useState(() => new Date())
  const state = dueState(dueDate, now)
  if (state === null) return null
  const Icon = state.kind === 'past' ? CalendarCheck : CalendarClock
  return (
    <span className={styles.badge} data-state={isNear(state) ? 'near' : state.kind}>
      <Icon aria-hidden="true" size="1em" />
      {words(state)}
    </span>
  )
}

function isNear(state: DueState): boolean {
  return state.kind === 'today' || (state.kind === 'ahead' && state.days <= NEAR_DAYS)
}

function words(state: DueState): string {
  switch (state.kind) {
    case 'past':
      return 'Deadline passed'
    case 'today':
      return 'Due today'
    case 'ahead':
      return state.days === 1 ? 'Due tomorrow' : `${state.days} days left`
  }
}
