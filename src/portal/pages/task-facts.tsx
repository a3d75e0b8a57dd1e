import { CalendarCheck, CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { Task } from '../api/tasks.ts'
import { dueState, formatDate, type DueState } from '../ui/school-time.ts'
import styles from './task-facts.module.css'

type TaskFactsProps = {
  task: Pick<Task, 'title' | 'lessonNumber' | 'dueDate' | 'time'>
  /** Only how near it is and when, in one line where there is room. */
  brief?: boolean
}

/** Which lesson a task belongs to, when it is due, and how near that is, as far as the school has said. */
export function TaskFacts({ task, brief = false }: TaskFactsProps) {
  const due = [formatDate(task.dueDate), task.time].filter((part) => part !== '').join(', ')
  const [now] = useState(() => new Date())
  const state = dueState(task.dueDate, now)
  return (
    <p className={styles.facts}>
      {!brief && task.title !== '' && <span>Lesson {task.lessonNumber}</span>}
      {state !== null && brief && <DueBadge state={state} />}
      {due !== '' && <span>{brief ? due : `Due ${due}`}</span>}
      {state !== null && !brief && <DueBadge state={state} />}
    </p>
  )
}

function DueBadge({ state }: { state: DueState }) {
  const Icon = state.kind === 'past' ? CalendarCheck : CalendarClock
  const near = state.kind === 'today' || (state.kind === 'ahead' && state.days <= 3)
  return (
    <span className={styles.badge} data-state={near ? 'near' : state.kind}>
      <Icon aria-hidden="true" size="1em" />
      {words(state)}
    </span>
  )
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
