import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../api/session.ts'

/** Signs out and goes to the sign-in, which says so when the server was not reached. */
export function useLogout() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut(client),
    onSuccess: (reached) =>
      navigate({
        to: '/login',
        replace: true,
        ...(!reached && { state: { loginReason: 'logout-unreachable' as const } }),
      }),
  })
  return { logout: () => mutate(), leaving: isPending }
}
