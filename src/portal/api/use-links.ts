import { useQuery } from '@tanstack/react-query'
import { readLinks } from '../storage/student.ts'
import { isRefusal } from './failed-call.ts'
import { linksQuery, type LinksState } from './links.ts'

// Not in links.ts, which public pages load: they need no hook of React Query.

export function useLinks(): LinksState {
  const { data, error, isFetching, refetch } = useQuery(linksQuery)
  if (data !== undefined) return { kind: 'loaded', links: data }
  const lastKnown = readLinks() ?? {}
  if (isFetching) return { kind: 'loading', lastKnown }
  const kind = isRefusal(error) ? 'refused' : 'failed'
  return { kind, lastKnown, retry: () => void refetch() }
}
