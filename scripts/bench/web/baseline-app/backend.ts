import { queryOptions } from '@tanstack/react-query'

type Student = { readonly full_name: string; readonly course_cohort: string }
type Reply = { readonly status: string; readonly message?: string }

async function call<Data>(name: string, init?: RequestInit): Promise<Reply & Data> {
  const response = await fetch(`/backend/${name}.php`, { credentials: 'include', ...init })
  return response.json()
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => call<Student>('auth'),
  staleTime: Infinity,
})

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: () => call<{ links: Record<string, string> }>('get_links'),
})

export function login(
  credentials: Readonly<Record<'email' | 'password', FormDataEntryValue | undefined>>,
) {
  return call<object>('login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
}
