import { useQuery } from '@tanstack/react-query'
import { useStudent } from '../../api/use-student.ts'
import { tasksQuery, type Task } from '../../api/tasks.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './mentor-tasks.module.css'
import { SubmittedTasks } from './submitted-tasks.tsx'
import { TaskGroups } from './task-groups.tsx'
import { TasksFailed } from './tasks-failed.tsx'
import { useSubmissionEvidence } from './use-submission-evidence.ts'

const NOTHING = { tasks: [], earlier: [] }

export function MentorTasksPage() {
  const { cohort } = useStudent()
  const tasks = useQuery(tasksQuery(cohort))
  const evidence = useSubmissionEvidence()
  // Treat an empty stored list as unknown: there may be tasks by now.
  const { tasks: list, earlier } = tasks.data ?? NOTHING
  const isLoading = list.length === 0 && tasks.isFetching && !tasks.isError
  return (
    <>
      <PageHeader title="Mentor Tasks">
        The tasks of your cohort. Open one to read it and hand it in.
      </PageHeader>
      <VisuallyHidden role="status">{count(list)}</VisuallyHidden>
      {list.length > 0 ? (
        <div className={styles.list} data-old={tasks.isError || undefined}>
          <TaskGroups tasks={list} submissions={earlier} evidence={evidence} />
        </div>
      ) : tasks.isError ? (
        <TasksFailed tasks={tasks} />
      ) : isLoading ? (
        <div className={styles.loading}>
          <Skeleton label="Loading your tasks…" rows={6} />
        </div>
      ) : (
        <>
          <EmptyState sentence="No tasks available.">
            <p>
              Your mentor publishes them here as your course goes on. Come back after your next
              class.
            </p>
          </EmptyState>
          <TaskGroups tasks={list} submissions={earlier} evidence={evidence} />
        </>
      )}
      {/* Not while loading: the tasks that replace the skeleton would shift the receipts. */}
      {!isLoading && <SubmittedTasks receipts={evidence.receipts} />}
      {tasks.isError && list.length > 0 && (
        <div className={styles.old}>
          <TasksFailed tasks={tasks} />
        </div>
      )}
    </>
  )
}

/** The number of tasks, for screen readers. Empty for 0, because the page says that itself. */
function count({ length }: readonly Task[]): string {
  if (length === 0) return ''
  return length === 1 ? 'There is one task.' : `There are ${length} tasks.`
}
