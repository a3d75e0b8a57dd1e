import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { createContext, use, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { signOut } from '../api/session.ts'
import { allowReload, loadChunk } from '../lazy/load-chunk.ts'
import { hasDataToLose } from '../storage/data-to-lose.ts'
import { isOwnedByAnother } from '../storage/owner.ts'

const route = getRouteApi('/protected')

type Logout = {
  /** Asks first if data would be lost. */
  readonly logout: () => void
  /** The logout is in progress. */
  readonly leaving: boolean
}

const LogoutContext = createContext<Logout>({ logout: () => undefined, leaving: false })

/** The only way to log out, for every part of the shell. */
export function useLogout(): Logout {
  return use(LogoutContext)
}

/** Provides Logout: asks if data would be lost, signs out, and goes to the sign-in. */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { banner } = route.useRouteContext()
  const [asks, setAsks] = useState(false)
  const returnFocusTo = useRef<Element>(null)
  const { mutate: leave, isPending: leaves } = useMutation({
    mutationFn: () => signOut(client),
    onSuccess: (reached) => {
      banner.forget()
      return navigate({
        to: '/login',
        replace: true,
        // The sign-in says so when the server was not reached.
        ...(!reached && { state: { loginReason: 'logout-unreachable' as const } }),
      })
    },
  })
  // If another student has signed in here since, delete nothing: reload.
  const leaveOwn = () => (isOwnedByAnother() ? location.reload() : leave())
  // Loaded only when needed: most students lose nothing by logging out.
  const { data: part, mutate: loadQuestion } = useMutation({
    mutationFn: () => loadChunk(() => import('./logout-question.tsx')),
    onMutate: allowReload,
    onError: () => {
      setAsks(false)
      // oxlint-disable-next-line no-alert -- the question must also work offline
      if (confirm('Log out? Your receipts and drafts on this device will be deleted.')) leaveOwn()
    },
  })
  const logout = () => {
    if (isOwnedByAnother() || !hasDataToLose()) return leaveOwn()
    returnFocusTo.current = document.activeElement
    setAsks(true)
    if (part === undefined) loadQuestion()
  }
  const close = () => {
    flushSync(() => setAsks(false))
    // While the question was loading, the button was disabled and lost the focus.
    if (returnFocusTo.current instanceof HTMLElement) returnFocusTo.current.focus()
  }
  const leaving = leaves || (asks && part === undefined)
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- it renders only when the state is another
    <LogoutContext value={{ logout, leaving }}>
      {children}
      {asks && part !== undefined && (
        <part.LogoutQuestion
          onLogout={() => {
            close()
            leaveOwn()
          }}
          onClose={close}
        />
      )}
    </LogoutContext>
  )
}
