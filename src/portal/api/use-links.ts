import { useQuery } from '@tanstack/react-query'
import { readLinks } from '../storage/student.ts'
import { linksQuery, type LinksState } from './links.ts'

// Apart from links.ts, which the router loads: the sign-in needs no hook of React Query.

export function useLinks(): LinksState {
  const { data, isFetching, refetch } = useQuery(linksQuery)
  if (data !== undefined) return { kind: 'loaded', links: data }
  const stored = readLinks() ?? {}
  if (isFetching) return { kind: 'loading', stored }
  return { kind: 'failed', stored, retry: () => void refetch() }
}
