import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SearchTexts } from '../../../content/types.ts'
import type { TaskList } from '../../api/tasks.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TryAgain } from '../../ui/try-again.tsx'

type NothingFoundProps = { wanted: string; texts: SearchTexts }

export function NothingFound({ wanted, texts: { documents, help } }: NothingFoundProps) {
  const page = documents.find(({ kind, address }) => kind === 'page' && address === help)
  return (
    <EmptyState sentence={`Nothing found for “${wanted}”.`}>
      <p>
        {page === undefined ? (
          'Try another word.'
        ) : (
          <>
            Try another word, or ask{' '}
            <Link to={page.address} replace>
              {page.title}
            </Link>
            .
          </>
        )}
      </p>
    </EmptyState>
  )
}

type TasksNoteProps = { tasks: UseQueryResult<TaskList> }

/** Says that the results do not include the student's tasks yet, or at all. */
export function TasksNote({ tasks }: TasksNoteProps) {
  if (tasks.data !== undefined) return null
  if (tasks.isPending) return <p className="soft">Loading your tasks…</p>
  return (
    <TryAgain onRetry={() => void tasks.refetch()} busy={tasks.isFetching}>
      Your tasks could not be loaded, so they are not searched.
    </TryAgain>
  )
}
