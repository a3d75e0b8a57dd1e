import { Link } from '@tanstack/react-router'
import type { SearchTexts } from '../../../content/types.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

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
