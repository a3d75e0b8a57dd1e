import { useState, type ReactNode } from 'react'
import type { HandedInSubmission, Task } from '../../api/tasks.ts'
import { useNow } from '../../time/use-now.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { groupTasks, type DueTask } from './group-tasks.ts'
import { receiptOf, type SubmissionEvidence, type ShownReceipt } from './handed-in.ts'
import styles from './mentor-tasks.module.css'
import { ClosedReceipts } from './submitted-tasks.tsx'
import { TaskRows } from './task-row.tsx'

type TaskGroupsProps = {
  tasks: readonly Task[]
  /** Submissions with a number that no task has. */
  submissions: readonly HandedInSubmission[]
  evidence: SubmissionEvidence
}

/** The tasks of a list, most urgent first. Past tasks are collapsed. */
export function TaskGroups({ tasks, submissions, evidence }: TaskGroupsProps) {
  const now = useNow()
  const { earlier, next, later, unreadable, undated, handedIn } = groupTasks(tasks, evidence, now)
  return (
    <div className={`stack ${styles.groups}`}>
      <Group
        title="Next"
        tasks={next}
        size="large"
        tool={
          <AddToCalendar
            tasks={tasks}
            handedIn={handedIn.map(({ task }) => task)}
            label="Add all to calendar"
            fileName="tasks"
          />
        }
      />
      <Group
        title="Check the date"
        hint="We could not read these due dates. Open each task to check."
        tasks={unreadable}
      />
      <Group title="Later" tasks={later} />
      <Group title="No due date" tasks={undated} />
      <Group title="Handed in" tasks={handedIn} />
      <Earlier
        tasks={earlier}
        receipts={submissions.flatMap((each) => receiptOf(each) ?? [])}
        alone={earlier.length === tasks.length}
      />
    </div>
  )
}

type GroupProps = {
  title: string
  tasks: readonly DueTask[]
  size?: 'large'
  hint?: string
  /** Shown beside the title. */
  tool?: ReactNode
}

/** Renders nothing for an empty group. */
function Group({ title, hint, tool, tasks, ...rows }: GroupProps) {
  if (tasks.length === 0) return null
  return (
    <section className="stack">
      <div className="apart">
        <h2>{title}</h2>
        {tool}
      </div>
      {hint !== undefined && <p className="soft">{hint}</p>}
      <TaskRows tasks={tasks} {...rows} />
    </section>
  )
}

type EarlierProps = {
  tasks: readonly DueTask[]
  receipts: readonly ShownReceipt[]
  /** There is no other group, so open this one: a page with one closed group would look empty. */
  alone: boolean
}

/**
 * Past tasks, and what was handed in without a task. These are most of the list in a long course, so they render only
 * when opened.
 */
function Earlier({ tasks, receipts, alone }: EarlierProps) {
  const [open, setOpen] = useState(false)
  const count = tasks.length + receipts.length
  if (count === 0) return null
  return (
    <details open={alone} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>Earlier ({count})</h2>
      </summary>
      {(open || alone) && tasks.length > 0 && <TaskRows tasks={tasks} />}
      {(open || alone) && receipts.length > 0 && (
        <div className={`panel stack ${styles.receipts}`}>
          <ClosedReceipts receipts={receipts} />
        </div>
      )}
    </details>
  )
}
