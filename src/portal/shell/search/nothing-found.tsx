import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NothingFound({ wanted }: { wanted: string }) {
  return (
    <EmptyState sentence={`Nothing found for “${wanted}”.`}>
      <p>
        Try another word, or ask{' '}
        <Link to="/$page" params={{ page: 'support' }} replace>
          Support
        </Link>
        .
      </p>
    </EmptyState>
  )
}
