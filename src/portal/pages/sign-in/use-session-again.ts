import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { enterSession, leaveSession } from '../../api/session.ts'
import { isAnythingTyped } from '../../is-anything-typed.ts'

const ASK_AGAIN_AFTER_MS = 15_000

/** What is known of the session by now. */
type Again = 'unreachable' | 'refused' | 'signed-in'

/**
 * Goes on after a session check that did not reach the backend: asks again when the device is back
 * online, when the student comes back to the tab, and now and then while the page is looked at.
 * @param waits whether the page waits for that
 * @param goOn is called when the session still holds and nothing was typed meanwhile
 */
export function useSessionAgain(waits: boolean, goOn: () => void) {
  const client = useQueryClient()
  const check = useMutation({
    mutationFn: () => enterSession(client),
    onSuccess: (session) => {
      if (session.kind === 'signed-out') return
      if (!isAnythingTyped()) return goOn()
      // Whoever typed may be another student: whichever way they go on asks anew.
      leaveSession(client)
    },
  })

  const { mutate, isPending, data: session } = check
  const known: Again =
    session === undefined
      ? 'unreachable'
      : session.kind === 'signed-out'
        ? session.because
        : 'signed-in'
  const asks = waits && known === 'unreachable' && !isPending

  useEffect(() => {
    if (!asks) return undefined
    const ask = () => {
      if (!document.hidden) mutate()
    }
    const timer = setTimeout(ask, ASK_AGAIN_AFTER_MS)
    addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [asks, mutate])

  return { known, isAsking: isPending, ask: () => mutate() }
}
